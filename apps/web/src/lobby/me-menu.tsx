import { DropdownMenu as Menu } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '../i18n/languages.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { useSession } from '../net/session.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icons.tsx';
import menu from '../ui/Menu.module.css';
import { RenameDialog, SignOutDialog } from './me-dialogs.tsx';
import css from './me-menu.module.css';

const DeviceDialog = lazy(() => import('./device-dialog.tsx'));
const SessionsDialog = lazy(() => import('./sessions-dialog.tsx'));

/** The first letter of a name, as avatar. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '';
}

function LanguageItems() {
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

/** My menu: name, language of the page, and sign-out. */
export function MeMenu() {
  const t = useTranslate();
  const me = useSession((state) => state.me);
  const [opened, setOpened] = useState<'rename' | 'device' | 'sessions' | 'signOut' | null>(null);
  if (!me) return null;
  const close = () => setOpened(null);
  return (
    <>
      <Menu.Root modal={false}>
        <Menu.Trigger className={css.trigger}>
          <span className="visually-hidden">{t('me.menu', { name: me.name })}</span>
          <span className={css.face} aria-hidden="true">
            {initialOf(me.name)}
          </span>
          <span className={css.name} aria-hidden="true">
            {me.name}
          </span>
          <Icon name="down" size={16} />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Content className={menu.menu} align="end" sideOffset={6} collisionPadding={8}>
            <Menu.Item className={menu.item} onSelect={() => setOpened('rename')}>
              <Icon name="users" />
              {t('me.rename')}
            </Menu.Item>
            <Menu.Item className={menu.item} onSelect={() => setOpened('device')}>
              <Icon name="link" />
              {t('device.title')}
            </Menu.Item>
            <Menu.Item className={menu.item} onSelect={() => setOpened('sessions')}>
              <Icon name="lock" />
              {t('sessions.title')}
            </Menu.Item>
            <Menu.Label className={cx('label', css.heading)}>{t('app.language')}</Menu.Label>
            <LanguageItems />
            <Menu.Separator className={css.line} />
            <Menu.Item className={menu.item} onSelect={() => setOpened('signOut')}>
              <Icon name="exit" />
              {t('me.signOut')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Portal>
      </Menu.Root>
      {opened === 'rename' && <RenameDialog name={me.name} onClose={close} />}
      <Suspense fallback={null}>
        {opened === 'device' && <DeviceDialog onClose={close} />}
        {opened === 'sessions' && <SessionsDialog onClose={close} />}
      </Suspense>
      {opened === 'signOut' && <SignOutDialog onClose={close} />}
    </>
  );
}
