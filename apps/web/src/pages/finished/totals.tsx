import type { ResultList } from '@echo-base/protocol';
import { useTitleTranslate } from '../../kit/i18n/title-translator.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { shortTitle } from '../lobby/titles.ts';
import type { Wanted } from './filters.tsx';
import * as css from './finished-page.module.css';

type Result = ResultList['results'][number];

interface Total {
  readonly id: string;
  readonly label: string;
  readonly won: number;
  readonly lost: number;
}

/** Sums by id, in the order in which the ids come. */
function summed(
  results: readonly Result[],
  groupOf: (result: Result) => Pick<Total, 'id' | 'label'>,
): readonly Total[] {
  const sums = new Map<string, Total>();
  for (const result of results) {
    const group = groupOf(result);
    const { won, lost } = sums.get(group.id) ?? { won: 0, lost: 0 };
    sums.set(group.id, { ...group, won: won + result.won, lost: lost + result.lost });
  }
  return [...sums.values()];
}

function Rows({ totals }: { totals: readonly Total[] }) {
  const t = useTranslate();
  return (
    <ul className={css.totals}>
      {totals.map(({ id, label, won, lost }) => (
        <li key={id}>
          <span>{label}</span>
          <b aria-label={t('finished.total', { won, lost })} role="img">
            {`${won} : ${lost}`}
          </b>
        </li>
      ))}
    </ul>
  );
}

/** My wins and losses: against each person, or against the chosen one by title and side. */
export function Totals({ results, wanted }: { results: readonly Result[]; wanted: Wanted }) {
  const t = useTranslate();
  const of = useTitleTranslate();
  const shown = results.filter(
    ({ person, title }) => (wanted.with ?? person) === person && (wanted.title ?? title) === title,
  );
  if (wanted.mine !== 'true' || shown.length === 0) return null;
  const sideOf = ({ title, seat }: Result) => {
    const game = shortTitle(of(title), title);
    const side = /^p\d+$/.test(seat) ? game : t('lobby.placeWith', { place: game, names: of(title)(`seat.${seat}`) });
    return { id: side, label: side };
  };
  return (
    <section className={css.record} aria-labelledby="totals">
      <h2 id="totals">{t('finished.totals')}</h2>
      <Rows totals={summed(shown, ({ person, name }) => ({ id: person, label: name }))} />
      {(wanted.with !== undefined || wanted.title !== undefined) && <Rows totals={summed(shown, sideOf)} />}
    </section>
  );
}
