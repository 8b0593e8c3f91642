import type { CombatView, RebellionView } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import { Silhouette } from '../../../kit/ui/silhouettes.tsx';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { isTurned } from '../galaxy/plate-g.tsx';
import { sideOfViewer } from '../sides.ts';
import { BattleDie } from './battle-die.tsx';
import { dealersOf, doingOf, rolledOf, roundOf } from './round.ts';
import css from './round-panel.module.css';

interface PanelProps {
  readonly view: RebellionView;
  readonly viewer: string;
}

/** The running combat in the rail: the attacks of this round in order, and which units gave the dice. */
export function RoundPanel({ view, viewer }: PanelProps) {
  const t = useTranslate();
  const decision = useDecision();
  const { combat } = view;
  if (!combat || combat.round === 0) return null;
  const doing = doingOf(combat);
  return (
    <>
      <section aria-label={t('board.rb.combat.thisRound')} data-round={combat.round}>
        <h3 className="label">{t('board.rb.combat.thisRound')}</h3>
        <ol className={css.parts}>
          {roundOf(view, combat).map(({ id, when }, index) => (
            <li
              key={id}
              className={cx(css.part, css[when], when === 'now' && decision && css.yours)}
              aria-current={when === 'now' ? 'step' : undefined}
            >
              <span className={css.number}>{when === 'past' ? <Icon name="check" size={16} /> : index + 1}</span>
              {t({ key: `board.rb.combat.part.${id}` })}
              {when === 'now' && doing && <span className={css.doing}>{t(`board.rb.combat.doing.${doing}`)}</span>}
            </li>
          ))}
        </ol>
      </section>
      <Dice combat={combat} view={view} viewer={viewer} />
    </>
  );
}

const COLOURS = ['red', 'black'] as const;

function Dice({ combat, view, viewer }: PanelProps & { readonly combat: CombatView }) {
  const t = useTranslate();
  const { attack } = combat;
  const dealers = dealersOf(view, combat);
  if (!attack || dealers.length === 0) return null;
  const isMine = sideOfViewer(viewer) === attack.side;
  const title = t(isMine ? 'board.rb.combat.yourDice' : `board.rb.combat.dice.${attack.side}`);
  const rolled = rolledOf(combat);
  return (
    <section aria-label={title} className={css.side} data-side={attack.side}>
      <h3 className="label">{title}</h3>
      {attack.dice.length > 0 && <p className={css.rolled}>{t('board.rb.combat.rolled', rolled)}</p>}
      <ul className={css.dealers}>
        {dealers.map(({ type, count, ...dice }) => (
          <li key={type}>
            <Silhouette id={type} size={24} flip={isTurned(type, attack.side)} />
            <span className={css.name}>{t(`units.${type}`, { n: count })}</span>
            {COLOURS.filter((colour) => dice[colour] > 0).map((colour) => (
              <span key={colour} className={css.dice}>
                <BattleDie colour={colour} face={null} size={20} />
                <b>{dice[colour]}</b>
                <span className="visually-hidden">{t(`colour.${colour}`)}</span>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
