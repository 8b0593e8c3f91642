import { translateOr } from '../../kit/i18n/title-translator.ts';
import type { Translate } from '../../kit/i18n/translate.tsx';
import type { SeatSummary } from '../../kit/net/types.ts';
import { buttonClass } from '../../kit/ui/button.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import { LazyMenu } from '../../kit/ui/lazy-menu.tsx';
import * as menu from '../../kit/ui/menu.module.css';
import * as css from './setup.module.css';
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

/** One choice for a seat: a computer player of a level, or none. */
export function BotChoice({ t, seat, acts, levels }: BotChoiceProps) {
  const name = t(`seat.${seat.id}`);
  const isBot = seat.kind === 'bot';
  const face = (
    <>
      {!isBot && <Icon name="bot" size={18} />}
      {t(isBot ? 'setup.level' : 'setup.addBot')}
      <span className={css.chevron}>
        <Icon name="down" size={16} />
      </span>
    </>
  );
  return (
    <LazyMenu
      face={face}
      className={buttonClass({ small: true })}
      label={t(isBot ? 'setup.levelAt' : 'setup.addBotAt', { seat: name })}
      align="start"
      isBusy={acts.busy === seat.id}
    >
      {(Menu) => (
        <>
          <Menu.RadioGroup value={seat.level ?? ''} onValueChange={(level) => acts.setBot(seat.id, level)}>
            {levels.map((level) => (
              <Menu.RadioItem key={level} value={level} className={menu.item}>
                <Icon name={level === seat.level ? 'check' : 'bot'} size={18} />
                {levelName(t, level)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          {isBot && (
            <Menu.Item className={menu.item} onSelect={() => acts.setBot(seat.id, null)}>
              <Icon name="close" size={18} />
              {t('setup.removeBot')}
            </Menu.Item>
          )}
        </>
      )}
    </LazyMenu>
  );
}
