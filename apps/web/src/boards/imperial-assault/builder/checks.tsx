import {
  cardProblems,
  commandCard,
  deckProblems,
  deploymentCard,
  pointsOf,
  unplayable,
} from '@echo-base/games/imperial-assault/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import type { Refusal, Text } from '../../../kit/net/types.ts';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import css from './checks.module.css';

/** A check of the list that is built: met, or what is missing, or a warning that does not refuse it. */
interface Check {
  readonly state: 'met' | 'open' | 'warning';
  readonly words: Text;
}

const met = (key: string, params: NonNullable<Text['params']>): Check => ({ state: 'met', words: { key, params } });
const open = ({ code, params }: Refusal): Check => ({
  state: 'open',
  words: { key: `refused.${code}`, ...(params && { params }) },
});

/** Checks of the deployment cards (IA-2.1 to IA-2.10). */
export function armyChecks(cards: readonly string[], limit: number): readonly Check[] {
  const problems = cardProblems(cards);
  const points = pointsOf(cards);
  const affiliations = new Set(cards.map((id) => deploymentCard(id).affiliation));
  const [affiliation] = affiliations;
  return [
    ...(points <= limit ? [met('board.ia.army.check.points', { n: points, limit })] : []),
    ...(affiliations.size === 1
      ? [met('board.ia.army.check.one', { affiliation: { key: `affiliation.${affiliation}` } })]
      : []),
    ...problems.map(open),
  ];
}

/** Checks of the command deck; cards that the army cannot play are only a warning (IA-2.11 to IA-2.15). */
export function deckChecks(cards: readonly string[], deck: readonly string[], limit: number): readonly Check[] {
  const problems = deckProblems(deck, cards);
  const isRefused = (code: string) => problems.some((one) => one.code === code);
  const points = deck.reduce((sum, id) => sum + commandCard(id).cost, 0);
  return [
    ...(isRefused('deck_size') ? [] : [met('board.ia.deck.check.size', { n: deck.length })]),
    ...(isRefused('deck_cost') ? [] : [met('board.ia.army.check.points', { n: points, limit })]),
    ...problems.map(open),
    ...[...new Set(unplayable({ cards, deck }))].map(
      (id): Check => ({
        state: 'warning',
        words: { key: 'board.ia.deck.check.useless', params: { card: { key: `command.${id}` } } },
      }),
    ),
  ];
}

/** The checks as sentences: a tick if met, a sign if not. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  const t = useTranslate();
  return (
    <section aria-label={t('board.ia.army.checks')}>
      <h3 className="label">{t('board.ia.army.checks')}</h3>
      <ul className={css.checks}>
        {checks.map(({ state, words }) => (
          <li key={t(words)} className={cx(css[state])} data-check={state}>
            <Icon name={state === 'met' ? 'check' : 'alert'} size={16} />
            {t(words)}
          </li>
        ))}
      </ul>
    </section>
  );
}
