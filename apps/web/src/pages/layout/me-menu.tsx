import { Suspense, useState } from 'react';
import { useLanguage } from '../../kit/i18n/language.ts';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '../../kit/i18n/languages.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useSession } from '../../kit/net/session.ts';
import { cx } from '../../kit/ui/cx.ts';
import { Icon, type IconName } from '../../kit/ui/icons.tsx';
import { initialOf } from '../../kit/ui/initial.ts';
import { LazyMenu, type MenuParts } from '../../kit/ui/lazy-menu.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import * as menu from '../../kit/ui/menu.module.css';
import { RenameDialog, SignOutDialog } from './me-dialogs.tsx';
import * as css from './me-menu.module.css';

const DeviceDialog = lazyPart(async () => (await import('../../match/people/device-dialog.tsx')).default);
const SessionsDialog = lazyPart(async () => (await import('./sessions-dialog.tsx')).default);

/** What the menu opens. */
type Opened = 'rename' | 'device' | 'sessions' | 'signOut';

function LanguageItems({ Menu }: { Menu: MenuParts }) {
  const { language, setLanguage } = useLanguage();
  return (
    <Menu.RadioGroup value={language} onValueChange={(value) => setLanguage(value as Language)}>
      {LANGUAGES.map((one) => (
        <Menu.RadioItem key={one} value={one} className={menu.item} lang={LANGUAGE_TAGS[one]}>
          <span className={css.tick}>{one === language && <Icon name="check" size={18} />}</span>
          {LANGUAGE_NAMES[one]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

/** What the menu's button shows. */
function Me({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <>
      <span className="visually-hidden">{t('me.menu', { name })}</span>
      <span className={css.face} aria-hidden="true">
        {initialOf(name)}
      </span>
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
  const item = (what: Opened, icon: IconName, label: string) => (
    <Menu.Item className={menu.item} onSelect={() => onOpen(what)}>
      <Icon name={icon} />
      {t({ key: label })}
    </Menu.Item>
  );
  return (
    <>
      {item('rename', 'users', 'me.rename')}
      {item('device', 'link', 'device.title')}
      {item('sessions', 'lock', 'sessions.title')}
      <Menu.Label className={cx('label', css.heading)}>{t('app.language')}</Menu.Label>
      <LanguageItems Menu={Menu} />
      <Menu.Separator className={css.line} />
      {item('signOut', 'exit', 'me.signOut')}
    </>
  );
}

/** My menu: name, language of the page, and sign-out. */
export function MeMenu() {
  const me = useSession((state) => state.me);
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!me) return null;
  const close = () => setOpened(null);
  return (
    <>
      <LazyMenu face={<Me name={me.name} />} className={css.trigger} align="end">
        {(Menu) => <Items Menu={Menu} onOpen={setOpened} />}
      </LazyMenu>
      {opened === 'rename' && <RenameDialog name={me.name} onClose={close} />}
      <Suspense fallback={null}>
        {opened === 'device' && <DeviceDialog onClose={close} />}
        {opened === 'sessions' && <SessionsDialog onClose={close} />}
      </Suspense>
      {opened === 'signOut' && <SignOutDialog onClose={close} />}
    </>
  );
}
