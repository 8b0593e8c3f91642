import type { Session } from '@echo-base/protocol';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useSession } from '../../kit/net/session.ts';
import { Face } from '../../kit/ui/face.tsx';
import { Icon, type IconName } from '../../kit/ui/icons.tsx';
import { LazyMenu, type MenuParts } from '../../kit/ui/lazy-menu.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import * as menu from '../../kit/ui/menu.module.css';
import * as css from './me-menu.module.css';
import { SignOutDialog } from './sign-out-dialog.tsx';

const DeviceDialog = lazyPart(async () => (await import('../../settings/person/device-dialog.tsx')).default);

/** What the menu opens. */
type Opened = 'device' | 'signOut';

/** What the menu's button shows. */
function Me({ name, badge }: { name: string; badge: Session['badge'] | undefined }) {
  const t = useTranslate();
  return (
    <>
      <span className="visually-hidden">{t('me.menu', { name })}</span>
      <Face name={name} badge={badge} size={32} />
      <span className={css.name} aria-hidden="true">
        {name}
      </span>
      <Icon name="down" size={16} />
    </>
  );
}

/** The menu behind the player's name. */
function Items({ Menu, onOpen }: { Menu: MenuParts; onOpen(what: Opened): void }) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const item = (icon: IconName, label: string, onSelect: () => void) => (
    <Menu.Item className={menu.item} onSelect={onSelect}>
      <Icon name={icon} />
      {label}
    </Menu.Item>
  );
  return (
    <>
      {item('settings', t('me.settings'), () => navigate('/settings'))}
      {item('link', t('device.title'), () => onOpen('device'))}
      {item('help', t('nav.about'), () => navigate('/about'))}
      <Menu.Separator className={css.line} />
      {item('exit', t('me.signOut'), () => onOpen('signOut'))}
    </>
  );
}

/** My menu: settings, a link for another device, what this is, and sign-out. */
export function MeMenu() {
  const me = useSession((state) => state.me);
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!me) return null;
  const close = () => setOpened(null);
  return (
    <>
      <LazyMenu face={<Me name={me.name} badge={me.badge} />} className={css.trigger} align="end">
        {(Menu) => <Items Menu={Menu} onOpen={setOpened} />}
      </LazyMenu>
      <Suspense fallback={null}>{opened === 'device' && <DeviceDialog onClose={close} />}</Suspense>
      {opened === 'signOut' && <SignOutDialog onClose={close} />}
    </>
  );
}
