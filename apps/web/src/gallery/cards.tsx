import { Card, CardBack, type CardProps, type CardState } from '../kit/ui/cards/card.tsx';
import { Fan } from '../kit/ui/cards/fan.tsx';
import { Readable } from '../kit/ui/cards/readable.tsx';
import { Emblem, Skill } from '../kit/ui/marks.tsx';
import { LeaderSocket, LeaderToken } from '../kit/ui/pieces/leader-token.tsx';
import { PEOPLE } from '../kit/ui/shapes/people.ts';
import * as css from './gallery.module.css';
import { Sample } from './sample.tsx';

const NEED = (
  <>
    <Skill id="intel" size={18} />
    <b>1</b> Attempt
  </>
);
const SAMPLES: readonly Pick<CardProps, 'kind' | 'side' | 'name' | 'top' | 'children' | 'foot'>[] = [
  { kind: 'mission', side: 'rebel', name: 'Infiltration', top: NEED, children: 'Look at 2 objectives' },
  { kind: 'action', side: 'empire', name: 'Good Intel', top: 'Start of combat', children: 'See Rebel tactic cards' },
  { kind: 'tactic', side: 'empire', name: 'Take It Down', top: 'Space', children: '2 damage to a ship' },
  { kind: 'objective', side: 'rebel', name: 'Popular Support', top: <b>II</b>, children: 'Loyalty of 6 systems' },
  { kind: 'order', side: 'rebel', name: 'Raid left', top: <b>2</b>, children: 'Order 2 units: left flank' },
  { kind: 'support', side: 'empire', name: 'Scout', top: 'While ordering', children: 'Order 1 more infantry unit' },
];
const STATES: readonly CardState[] = ['plain', 'legal', 'selected', 'source', 'refused', 'off'];

/** Every kind of card small and full, every state, and a fan that scrolls. */
export function Cards() {
  const [first = SAMPLES[0]] = SAMPLES;
  return (
    <div className={css.stack}>
      <div className={css.flow}>
        {SAMPLES.map((card) => (
          <Sample key={card.kind} note={card.kind}>
            <Card {...card} size="full" foot="Where it goes after use" />
          </Sample>
        ))}
        {SAMPLES.map(({ kind, side }) => (
          <Sample key={kind} note={`back of ${kind}`}>
            <CardBack kind={kind} side={side}>
              <Emblem id={side} size={24} />
            </CardBack>
          </Sample>
        ))}
      </div>
      <div className={css.flow}>
        {first &&
          STATES.map((state) => (
            <Sample key={state} note={state}>
              <Card {...first} state={state} number={state === 'legal' || state === 'selected' ? 1 : null} />
            </Sample>
          ))}
      </div>
      <Fan label="Twelve cards" earlierLabel="Earlier cards" laterLabel="More cards">
        {Array.from({ length: 12 }, (_one, n) => ({ id: `card-${n}`, card: SAMPLES[n % SAMPLES.length] })).map(
          ({ id, card }) =>
            card && (
              <Readable key={id} card={<Card {...card} size="full" />}>
                <button type="button" data-card={id} className={css.bare}>
                  <Card {...card} />
                </button>
              </Readable>
            ),
        )}
      </Fan>
    </div>
  );
}

/** Leaders as pieces: small with letters, large with a bust, captured, planned, and a free place. */
export function Leaders() {
  return (
    <div className={css.flow}>
      <Sample note="letters below 34">
        <span className={css.sizes}>
          <LeaderToken side="rebel" monogram="PL" portrait={PEOPLE.bun} size={24} />
          <LeaderToken side="empire" monogram="DV" portrait={PEOPLE['dark-lord']} size={30} />
        </span>
      </Sample>
      <Sample note="busts">
        <span className={css.sizes}>
          <LeaderToken side="rebel" monogram="PL" portrait={PEOPLE.bun} size={44} />
          <LeaderToken side="empire" monogram="DV" portrait={PEOPLE['dark-lord']} size={44} />
        </span>
      </Sample>
      <Sample note="captured">
        <LeaderToken side="rebel" monogram="JD" portrait={PEOPLE.elder} size={44} captured />
      </Sample>
      <Sample note="planned">
        <LeaderToken side="rebel" monogram="PL" size={44} planned />
      </Sample>
      <Sample note="with a badge">
        <LeaderToken side="rebel" monogram="LS" portrait={PEOPLE.jedi} size={44} badge={<Emblem id="vp" size={16} />} />
      </Sample>
      <Sample note="free place">
        <LeaderSocket side="rebel" size={44} />
      </Sample>
    </div>
  );
}
