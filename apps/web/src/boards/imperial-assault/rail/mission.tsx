import type { SpaceId, TokenView, View } from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { BoardProps } from '../../../question/board-set.ts';
import { playerAt } from '../../kit/player-at.ts';
import { pin } from '../field/inspected.ts';
import { looksOf } from '../looks.ts';
import { SideMark } from '../side-mark.tsx';
import { useToldView } from '../told.ts';
import * as css from './mission.module.css';

/** The mission: how it scores, and who holds what it is about. */
export function Mission(props: BoardProps<View>) {
  const t = useTranslate();
  const { mission, round } = props.view;
  if (!mission) return null;
  return (
    <section className={css.mission} aria-label={t('board.ia.mission')}>
      <h3 className="label">{t('board.ia.mission')}</h3>
      <p className={css.name}>
        <b>{t({ key: `mission.${mission}` })}</b>
        <small>{t('board.ia.round', { n: round })}</small>
      </p>
      <Held {...props} />
      <p className={css.rule}>{t({ key: `missionText.${mission}` })}</p>
    </section>
  );
}

/** A terminal or a token: where it is, who controls or carries it, and who has scored it. */
interface Holding {
  readonly id: string;
  readonly space: SpaceId | null;
  readonly seat: string | null;
  readonly claims: readonly string[];
}

const carrierOf = ({ figures }: View, { carrier }: TokenView) => figures.find(({ id }) => id === carrier) ?? null;

/** Everything that can be held, by its name. */
function holdingsOf(view: View): ReadonlyMap<string, readonly Holding[]> {
  const all: (Holding & { readonly name: string })[] = [
    ...view.terminals.map(({ space, seat }) => ({ name: 'board.ia.terminal', id: space, space, seat, claims: [] })),
    ...view.tokens.map((token) => ({
      name: `token.${token.type}`,
      id: token.id,
      space: token.space ?? carrierOf(view, token)?.space ?? null,
      seat: token.controller ?? carrierOf(view, token)?.seat ?? null,
      claims: token.claims,
    })),
  ];
  const names = [...new Set(all.map(({ name }) => name))];
  return new Map(names.map((name) => [name, all.filter((one) => one.name === name)]));
}

/** Terminals and tokens, a row for each kind, with the mark of who holds them. A press shows the place on the map. */
function Held({ view: shown, seats }: BoardProps<View>) {
  const t = useTranslate();
  const view = useToldView(shown);
  const looks = looksOf(view);
  const nameOf = (seat: string) => playerAt(t, seats, seat).name;
  return (
    <dl className={css.held}>
      {[...holdingsOf(view)].map(([name, holdings]) => (
        <div key={name}>
          <dt>{t({ key: name })}</dt>
          <dd>
            {holdings.map(({ id, space, seat, claims }) => (
              <button key={id} type="button" onClick={() => pin(space)}>
                {space}
                <SideMark look={seat ? (looks.get(seat) ?? null) : null} />
                <span className="visually-hidden">{seat ? nameOf(seat) : t('board.ia.held.none')}</span>
                {claims.length > 0 && (
                  <small>{t('board.ia.held.scored', { names: claims.map(nameOf).join(', ') })}</small>
                )}
              </button>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
