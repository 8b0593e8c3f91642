import { type Aid, type AttackTotals, type AttackView, reckon } from '@echo-base/games/imperial-assault/client';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import { cx } from '../../../kit/ui/cx.ts';
import { Icon } from '../../../kit/ui/icons.tsx';
import * as css from './ledger.module.css';
import { Needed } from './needed.tsx';
import { SignIcon } from './signs.tsx';

type Row = 'accuracy' | 'surge' | 'damage' | 'block';

const ROWS: readonly Row[] = ['accuracy', 'surge', 'damage', 'block'];

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A part of a sum: its number, and what it comes from. */
interface Tag {
  readonly n: string;
  readonly of: string;
  readonly isLess: boolean;
}

/** What surge abilities give to a row: Pierce lessens block. */
function boughtFor({ surges, pierce }: AttackView, bought: readonly number[], row: Row): number {
  const gives = bought.flatMap((index) => surges[index]?.gives ?? []);
  const sum = (keyword: string) => gives.reduce((n, one) => n + (one.keyword === keyword ? one.n : 0), 0);
  if (row === 'block') return -pierce - sum('pierce');
  return row === 'accuracy' || row === 'damage' ? sum(row) : 0;
}

/** The parts of a row: rolled, each modifier with its source, surge abilities; evades cancel surges. */
function tagsOf(t: Translate, attack: AttackView, bought: readonly number[], row: Row): readonly Tag[] {
  const { rolled, totals, modifiers } = attack;
  const tag = (n: number, of: string): Tag[] => (n === 0 ? [] : [{ n: signed(n), of, isLess: n < 0 }]);
  const given = boughtFor(attack, bought, row);
  return [
    { n: `${rolled?.[row] ?? 0}`, of: t('board.ia.attack.rolled'), isLess: false },
    ...modifiers
      .filter(({ icon }) => icon === row)
      .flatMap(({ n, source }) => tag(n, source ? t(source) : t('board.ia.attack.effects'))),
    ...(row === 'surge' && totals ? tag(-Math.min(totals.surge, totals.evade), t('board.ia.result.evade')) : []),
    ...tag(given, t(row === 'block' ? 'board.ia.attack.pierce' : 'board.ia.result.surge')),
  ];
}

interface LedgerProps {
  readonly attack: AttackView;
  readonly bought: readonly number[];
  readonly aid: Aid | null;
}

/** The sums of an attack, each with its parts; before the roll only the accuracy that it needs. */
export function Ledger({ attack, bought, aid }: LedgerProps) {
  const t = useTranslate();
  const sums = reckon(attack, bought);
  const { needed, totals } = attack;
  if (!sums || !totals) return needed === null ? null : <Needed needed={needed} accuracy={null} aid={aid} />;
  const total: Readonly<Record<Row, number>> = { ...sums, surge: sums.surges };
  return (
    <>
      <dl className={css.rows}>
        {ROWS.map((id) => (
          <div key={id} data-row={id}>
            <dt>
              {id === 'accuracy' ? <Icon name="aim" size={18} /> : <SignIcon id={id} />}
              {t(`board.ia.result.${id}`)}
            </dt>
            <dd className={css.tags}>
              {tagsOf(t, attack, bought, id).map(({ n, of, isLess }) => (
                <span key={`${of} ${n}`} className={cx(css.tag, isLess && css.less)}>
                  <b>{n}</b> {of}
                </span>
              ))}
            </dd>
            <dd className={css.total}>{total[id]}</dd>
            {id === 'accuracy' && needed !== null && (
              <dd className={css.scale}>
                <Needed needed={needed} accuracy={sums.accuracy} aid={aid} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {totals.dodge > 0 && <Dodge totals={totals} />}
    </>
  );
}

function Dodge({ totals }: { totals: AttackTotals }) {
  const t = useTranslate();
  return (
    <p className={css.dodge}>
      <Icon name="ban" size={16} /> {t('board.ia.attack.dodged', { n: totals.dodge })}
    </p>
  );
}
