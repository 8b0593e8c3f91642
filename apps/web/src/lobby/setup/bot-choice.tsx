import { type ReactNode, useState } from 'react';
import type { Translate } from '../../i18n/translate.tsx';
import type { SeatSummary } from '../../net/types.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icons.tsx';
import menu from '../../ui/Menu.module.css';
import { type Overlays, useOverlays } from '../../ui/use-overlays.ts';
import { translateOr } from '../title-translator.ts';
import css from './setup.module.css';
import type { SetupActs } from './setup-acts.ts';

export function levelName(t: Translate, level: string): string {
  return translateOr(t, `create.level.${level}`, t('create.level.other', { level }));
}

interface BotChoiceProps {
  readonly t: Translate;
  readonly seat: SeatSummary;
  readonly acts: Pick<SetupActs, 'setBot' | 'busy'>;
  /** Levels of computer players. */
  readonly levels: readonly string[];
}

interface LoadedProps extends BotChoiceProps {
  readonly Menu: Overlays['DropdownMenu'];
  /** Whether the button was pressed before the menu was loaded. */
  readonly isOpen: boolean;
  /** Whether the button that stood for it had the focus. */
  readonly hasFocus: boolean;
  readonly label: string;
  readonly face: ReactNode;
}

function LoadedChoice({ Menu, t, seat, acts, levels, isOpen, hasFocus, label, face }: LoadedProps) {
  return (
    <Menu.Root modal={false} defaultOpen={isOpen}>
      <Menu.Trigger
        className={buttonClass({ small: true })}
        aria-label={label}
        aria-busy={acts.busy === seat.id || undefined}
        autoFocus={hasFocus}
      >
        {face}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={menu.menu} align="start" sideOffset={6} collisionPadding={8} aria-label={label}>
          <Menu.RadioGroup value={seat.level ?? ''} onValueChange={(level) => acts.setBot(seat.id, level)}>
            {levels.map((level) => (
              <Menu.RadioItem key={level} value={level} className={menu.item}>
                <Icon name={level === seat.level ? 'check' : 'bot'} size={18} />
                {levelName(t, level)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          {seat.kind === 'bot' && (
            <Menu.Item className={menu.item} onSelect={() => acts.setBot(seat.id, null)}>
              <Icon name="close" size={18} />
              {t('setup.removeBot')}
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** One choice for a seat: a computer player of a level, or none; its button alone until the menu is loaded. */
export function BotChoice(props: BotChoiceProps) {
  const { t, seat } = props;
  const [wanted, want] = useState<'loaded' | 'open' | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const overlays = useOverlays(wanted !== null);
  const name = t(`seat.${seat.id}`);
  const isBot = seat.kind === 'bot';
  const label = t(isBot ? 'setup.levelAt' : 'setup.addBotAt', { seat: name });
  const face = (
    <>
      {!isBot && <Icon name="bot" size={18} />}
      {t(isBot ? 'setup.level' : 'setup.addBot')}
      <span className={css.chevron}>
        <Icon name="down" size={16} />
      </span>
    </>
  );
  if (overlays)
    return (
      <LoadedChoice
        {...props}
        Menu={overlays.DropdownMenu}
        isOpen={wanted === 'open'}
        hasFocus={hasFocus}
        label={label}
        face={face}
      />
    );
  const load = () => want((now) => now ?? 'loaded');
  return (
    <button
      type="button"
      className={buttonClass({ small: true })}
      aria-label={label}
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
      {face}
    </button>
  );
}
