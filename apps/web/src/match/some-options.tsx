import { useMemo, useState } from 'react';
import { type Say, useSay } from '../i18n/say.tsx';
import type { Decision } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { cx } from '../ui/cx.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { NumberStepper } from '../ui/NumberStepper.tsx';
import {
  type Balance,
  balancesOf,
  blockOf,
  type Group,
  groupsOf,
  type Kind,
  kindsOf,
  mostOf,
  obstacleOf,
  pickedOf,
  sourceOf,
  withAll,
  withCount,
  withNext,
} from './several.ts';
import css from './some-options.module.css';
import { useTargets } from './targets.tsx';

// Questions of shape `some`: chips in the prompt bar, a list by source for many, the totals of the budgets.

/** Rows shown as chips; more fold into a list. */
const SHOWN_KINDS = 4;

/** The name of a source, as the question gives it. */
function sourceName(say: Say, decision: Decision, from: string | null): string | null {
  const label = decision.pieces?.find((piece) => piece.id === from)?.label;
  return from === null ? null : label ? say(label) : from;
}

/** Why a row cannot be picked, or not once more. */
function reasonOf(say: Say, decision: Decision, picked: readonly string[], kind: Kind): string | undefined {
  const { refused } = kind.option;
  if (refused) return say(`refused.${refused.code}`, refused.params);
  const budget = blockOf(decision, picked, kind);
  return budget && say('refused.over_budget', { label: budget.label });
}

function detailOf(say: Say, decision: Decision, picked: readonly string[], kind: Kind, named: boolean): string {
  const { detail, from = null } = kind.option;
  const count = { count: pickedOf(kind, picked).length, max: kind.keys.length };
  const parts = [
    named ? sourceName(say, decision, from) : null,
    detail ? say(detail) : null,
    kind.keys.length > 1 ? say('match.pickedOf', count) : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** One row as a chip: pressing it picks one more, after the last none. */
function KindChip({ kind, number, named }: { kind: Kind; number: number | undefined; named: boolean }) {
  const say = useSay();
  const { decision, picked, hovered, pick, hover } = useTargets();
  if (!decision) return null;
  const isPicked = pickedOf(kind, picked).length > 0;
  return (
    <Chip
      name={say(kind.option.label)}
      detail={detailOf(say, decision, picked, kind, named) || undefined}
      refused={isPicked ? undefined : reasonOf(say, decision, picked, kind)}
      keyHint={number}
      lit={hovered === kind.id}
      selected={isPicked}
      multiple
      onMouseEnter={() => hover(kind.id)}
      onMouseLeave={() => hover(null)}
      onFocus={() => hover(kind.id)}
      onBlur={() => hover(null)}
      onClick={() => pick(withNext(decision, picked, kind))}
    />
  );
}

/** One row of the list where several are equal: a number, and why it cannot be higher. */
function KindRow({ kind }: { kind: Kind }) {
  const say = useSay();
  const { decision, picked, pick } = useTargets();
  if (!decision) return null;
  if (kind.keys.length === 1 || kind.option.refused) return <KindChip kind={kind} number={undefined} named={false} />;
  const most = mostOf(decision, picked, kind);
  const why = most < kind.keys.length ? reasonOf(say, decision, withCount(picked, kind, most), kind) : undefined;
  const name = say(kind.option.label);
  return (
    <div className={css.row}>
      <span className={css.name}>{name}</span>
      <NumberStepper
        value={pickedOf(kind, picked).length}
        min={0}
        max={most}
        label={name}
        decreaseLabel={say('match.less')}
        increaseLabel={say('match.more')}
        onChange={(count) => pick(withCount(picked, kind, count))}
      />
      <span className={css.detail}>{detailOf(say, decision, picked, kind, false)}</span>
      {why && <span className={css.why}>{why}</span>}
    </div>
  );
}

/** What is used of each budget. */
function Balances({ balances }: { balances: readonly Balance[] }) {
  const say = useSay();
  if (balances.length === 0) return null;
  return (
    <ul className={css.balances} aria-label={say('match.budgets')}>
      {balances.map(({ budget, used, room, isOver }) => (
        <li key={budget.id} className={cx(isOver && css.over)}>
          {say('match.balance', { label: budget.label, used, room })}
        </li>
      ))}
    </ul>
  );
}

/** Whether "everything that fits" means something: budgets limit the set, or all options may be chosen together. */
function canTakeAll({ budgets = [], options, max = options.length }: Decision): boolean {
  return budgets.length > 0 || options.filter(({ refused }) => !refused).length <= max;
}

/** Everything that fits, or nothing; of one source where one is given. */
function Shortcuts({ decision, from }: { decision: Decision; from?: string | null }) {
  const say = useSay();
  const { picked, pick } = useTargets();
  const all = withAll(decision, picked, from);
  const own = from === undefined ? picked : keysFrom(decision, from).filter((key) => picked.includes(key));
  const place = from === undefined ? null : sourceName(say, decision, from);
  return (
    <span className={css.shortcuts}>
      {canTakeAll(decision) && (
        <Button
          small
          refused={all.length === picked.length ? say('match.nothingMore') : undefined}
          onClick={() => pick(all)}
        >
          {place === null ? say('match.pickAll') : say('match.pickAllFrom', { place })}
        </Button>
      )}
      {own.length > 0 && (
        <Button small variant="quiet" onClick={() => pick(picked.filter((key) => !own.includes(key)))}>
          {place === null ? say('match.pickNone') : say('match.pickNoneFrom', { place })}
        </Button>
      )}
    </span>
  );
}

const keysFrom = ({ options }: Decision, from: string | null) =>
  options.filter((option) => (option.from ?? null) === from).map(({ key }) => key);

function GroupList({ decision, group, balances }: { decision: Decision; group: Group; balances: readonly Balance[] }) {
  const say = useSay();
  const name = sourceName(say, decision, group.from);
  const isOpen = group.kinds.some(({ option }) => !option.refused);
  return (
    <section className={css.group} aria-label={name ?? say('match.options')}>
      {name !== null && (
        <div className={css.groupHead}>
          <h3>{name}</h3>
          {isOpen && <Shortcuts decision={decision} from={group.from} />}
        </div>
      )}
      <Balances balances={balances} />
      {group.kinds.map((kind) => (
        <KindRow key={kind.id} kind={kind} />
      ))}
    </section>
  );
}

/** All rows by source, with the totals beside what draws on them; stays open until it is closed or sent. */
function SomeDialog({ decision, open, close }: { decision: Decision; open: boolean; close(): void }) {
  const say = useSay();
  const { picked } = useTargets();
  const balances = balancesOf(decision, picked);
  const shared = balances.filter(({ budget }) => sourceOf(decision, budget) === null);
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(now) => now || close()}
      title={say(decision.prompt)}
      closeLabel={say('match.close')}
      actions={
        <>
          <Button onClick={close}>{say('match.close')}</Button>
          <SendPicked decision={decision} onSent={close} />
        </>
      }
    >
      <div className={css.list}>
        <Shortcuts decision={decision} />
        <Balances balances={shared} />
        {groupsOf(decision).map((group) => (
          <GroupList
            key={group.from}
            decision={decision}
            group={group}
            balances={balances.filter(({ budget }) => group.from !== null && sourceOf(decision, budget) === group.from)}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** The options of a question that takes several: the first as chips, all of them in a list, and the act that sends them. */
export function SomeOptions({ decision }: { decision: Decision }) {
  const say = useSay();
  const { picked } = useTargets();
  const [opened, setOpened] = useState<string | null>(null);
  const kinds = useMemo(() => kindsOf(decision), [decision]);
  const named = useMemo(() => groupsOf(decision).length > 1, [decision]);
  const folded = kinds.length > SHOWN_KINDS ? kinds.length - SHOWN_KINDS : 0;
  const isLong = folded > 0 || kinds.some(({ keys }) => keys.length > 1);
  return (
    <>
      <Balances balances={balancesOf(decision, picked)} />
      {kinds.slice(0, SHOWN_KINDS).map((kind, index) => (
        <KindChip key={kind.id} kind={kind} number={kind.option.refused ? undefined : index + 1} named={named} />
      ))}
      {isLong && (
        <Button onClick={() => setOpened(decision.id)}>
          {folded > 0 ? say('match.moreOptions', { count: folded }) : say('match.allOptions')}
        </Button>
      )}
      {kinds.length > 1 && <Shortcuts decision={decision} />}
      <SendPicked decision={decision} />
      <SomeDialog decision={decision} open={opened === decision.id} close={() => setOpened(null)} />
    </>
  );
}

/** Sends what is picked; says what is missing, or which budget is exceeded. */
function SendPicked({ decision, onSent }: { decision: Decision; onSent?: () => void }) {
  const say = useSay();
  const { send, picked, busy } = useTargets();
  const { max = decision.options.length } = decision;
  const obstacle = obstacleOf(decision, picked);
  const refused =
    obstacle === null
      ? undefined
      : 'over' in obstacle
        ? say('refused.over_budget', { label: obstacle.over.label })
        : say('match.pickMore', { count: obstacle.missing });
  return (
    <Button
      variant="primary"
      sending={busy}
      refused={refused}
      onClick={() => {
        send(picked);
        onSent?.();
      }}
    >
      {say('match.confirmPicked', { count: picked.length, max })}
    </Button>
  );
}
