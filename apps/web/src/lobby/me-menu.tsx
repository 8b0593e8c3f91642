import { Suspense, useState } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '../i18n/languages.ts';
import { useTranslate } from '../i18n/translate.tsx';
import { useSession } from '../net/session.ts';
import { cx } from '../ui/cx.ts';
import { Icon, type IconName } from '../ui/icons.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import menu from '../ui/Menu.module.css';
import { type Overlays, useOverlays } from '../ui/use-overlays.ts';
import { initialOf } from './initial.ts';
import { RenameDialog, SignOutDialog } from './me-dialogs.tsx';
import css from './me-menu.module.css';

const DeviceDialog = lazyPart(() => import('./device-dialog.tsx'));
const SessionsDialog = lazyPart(() => import('./sessions-dialog.tsx'));

/** What the menu opens. */
type Opened = 'rename' | 'device' | 'sessions' | 'signOut';

function LanguageItems({ Menu }: { Menu: Overlays['DropdownMenu'] }) {
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

interface LoadedMenuProps {
  readonly Menu: Overlays['DropdownMenu'];
  readonly name: string;
  /** Whether the button was pressed before the menu was loaded. */
  readonly isOpen: boolean;
  /** Whether the button that stood for it had the focus. */
  readonly hasFocus: boolean;
  onOpen(what: Opened): void;
}

function LoadedMenu({ Menu, name, isOpen, hasFocus, onOpen }: LoadedMenuProps) {
  const t = useTranslate();
  const item = (what: Opened, icon: IconName, label: string) => (
    <Menu.Item className={menu.item} onSelect={() => onOpen(what)}>
      <Icon name={icon} />
      {t(label)}
    </Menu.Item>
  );
  return (
    <Menu.Root modal={false} defaultOpen={isOpen}>
      <Menu.Trigger className={css.trigger} autoFocus={hasFocus}>
        <Me name={name} />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={menu.menu} align="end" sideOffset={6} collisionPadding={8}>
          {item('rename', 'users', 'me.rename')}
          {item('device', 'link', 'device.title')}
          {item('sessions', 'lock', 'sessions.title')}
          <Menu.Label className={cx('label', css.heading)}>{t('app.language')}</Menu.Label>
          <LanguageItems Menu={Menu} />
          <Menu.Separator className={css.line} />
          {item('signOut', 'exit', 'me.signOut')}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The menu, or its button alone until it is loaded: from the first hover, focus or press on. */
function LazyMenu({ name, onOpen }: Pick<LoadedMenuProps, 'name' | 'onOpen'>) {
  const [wanted, want] = useState<'loaded' | 'open' | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const overlays = useOverlays(wanted !== null);
  if (overlays)
    return (
      <LoadedMenu
        Menu={overlays.DropdownMenu}
        name={name}
        isOpen={wanted === 'open'}
        hasFocus={hasFocus}
        onOpen={onOpen}
      />
    );
  const load = () => want((now) => now ?? 'loaded');
  return (
    <button
      type="button"
      className={css.trigger}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={() => {
        load();
        setFocus(true);
      }}
      onBlur={() => setFocus(false)}
      onPointerDown={({ button }) => button === 0 && want('open')}
      onClick={() => want('open')}
    >
      <Me name={name} />
    </button>
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
      <LazyMenu name={me.name} onOpen={setOpened} />
      {opened === 'rename' && <RenameDialog name={me.name} onClose={close} />}
      <Suspense fallback={null}>
        {opened === 'device' && <DeviceDialog onClose={close} />}
        {opened === 'sessions' && <SessionsDialog onClose={close} />}
      </Suspense>
      {opened === 'signOut' && <SignOutDialog onClose={close} />}
    </>
  );
}
