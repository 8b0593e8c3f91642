import type { VisibleEntry } from '../engine/log.ts';
import { type Joined, joinEntries, type LogJoin, type LogJoins, listOf, sameRun, textIn } from '../engine/log-joins.ts';
import { type Text, text } from '../engine/text.ts';
import type { TacticId } from './data/tactics.ts';
import { UNIT_TYPES } from './data/units.ts';
import {
  ATTACK,
  ATTACK_ROLLS,
  BLOCKED,
  COMBAT_ROUND,
  DAMAGE,
  DISCARDED,
  MISSION_RESULT,
  MISSION_ROLLS,
  REROLLED,
} from './log-rolls.ts';

const listed = (items: readonly Text[]): Text => listOf(items, 'list.two', 'list.more');

/** Units of entries that name one each, counted by type. */
function unitsOf(entries: readonly VisibleEntry[]): Text {
  const units = entries.map((entry) => textIn(entry, 'unit')?.key);
  const counts = UNIT_TYPES.map((type) => ({ type, n: units.filter((key) => key === `unit.${type}`).length }));
  return listed(counts.flatMap(({ type, n }) => (n > 0 ? text(`units.${type}`, { n }) : [])));
}

const isUnit = (entry: VisibleEntry): boolean =>
  UNIT_TYPES.some((type) => textIn(entry, 'unit')?.key === `unit.${type}`);

/** Entries of one key about one unit each: "2 X-wings and 1 Y-wing are destroyed". */
const units = (key: string, same: readonly string[]): LogJoin => ({
  takes(entries) {
    const run = entries.slice(0, sameRun(entries, key, same));
    return run.length > 1 && run.every(isUnit) ? run.length : 0;
  },
  tells: (entries) => text(`${key}.all`, { ...entries[0]?.params, units: unitsOf(entries) }),
});

const countOf = ({ params: { n } }: VisibleEntry): number => (typeof n === 'number' ? n : 0);

/** Entries about units of one type each with their number: "2 X-wings and 1 Y-wing move from the base to Hoth". */
const counted = (key: string, same: readonly string[]): LogJoin => ({
  takes(entries) {
    const run = entries.slice(0, sameRun(entries, key, same));
    return run.every(isUnit) ? run.length : 0;
  },
  tells(entries) {
    const all = entries.map((entry) =>
      text(`${textIn(entry, 'unit')?.key.replace('unit.', 'units.')}`, { n: countOf(entry) }),
    );
    return text(`${key}.all`, { ...entries[0]?.params, units: listed(all) });
  },
});

/** Units of one side in several places: "1 Y-wing and 1 Airspeeder in Naboo, and 1 X-wing in Rodia". */
const inPlaces = (key: string, place: string): LogJoin => ({
  takes(entries) {
    const run = entries.slice(0, sameRun(entries, key, ['side']));
    return run.length > 1 && run.every((entry) => textIn(entry, 'units') && textIn(entry, place)) ? run.length : 0;
  },
  tells(entries) {
    const parts = entries.map(({ params: { units = '', [place]: at = '' } }) =>
      text('list.unitsIn', { units, place: at }),
    );
    // The last place stands clear of a list of units before it.
    const isLong = entries.some((entry) => textIn(entry, 'units')?.key.startsWith('list.'));
    const { side = '' } = entries[0]?.params ?? {};
    return text(`${key}.all`, { side, parts: listOf(parts, isLong ? 'list.twoGroups' : 'list.two', 'list.more') });
  },
});

/** A leader in a list, in the form that the list needs. */
function leaderText(key: string, entry: VisibleEntry): Text {
  const leader = textIn(entry, 'leader');
  return text(key, leader ? { leader } : {});
}

/** Leaders who go to the same place. */
const leaders = (key: string, place: string): LogJoin => ({
  takes(entries) {
    const length = sameRun(entries, key, [place]);
    return length > 1 ? length : 0;
  },
  tells(entries) {
    const all = listed(entries.map((entry) => leaderText('list.leader', entry)));
    return text(`${key}.all`, { ...entries[0]?.params, leaders: all });
  },
});

/** Systems of entries that name one each. */
const named = (key: string): LogJoin => ({
  takes(entries) {
    const run = entries.slice(0, sameRun(entries, key, []));
    return run.length > 1 && run.every((entry) => textIn(entry, 'system')) ? run.length : 0;
  },
  tells: (entries) => text(`${key}.all`, { names: listed(entries.flatMap((entry) => textIn(entry, 'system') ?? [])) }),
});

/** A mission with its place and target, which are known as soon as it is revealed (RB-7.1). */
const REVEALED: LogJoin = {
  takes: ([, target]) => (target?.key === 'log.missionAt' || target?.key === 'log.missionAgainst' ? 2 : 0),
  tells([, target]) {
    const key = target?.key === 'log.missionAgainst' ? 'log.missionRevealed.against' : 'log.missionRevealed.at';
    return text(key, target?.params);
  },
};

/** An entry that only some viewers read, after one that all read: what it names. */
interface Details {
  readonly key: string;
  readonly param: string;
  /** Whether it is a card, which has quotation marks. */
  readonly isCard: boolean;
}

/** An entry with what it means for viewers who may know: "draw 2 missions: “Sabotage” and “Infiltration”". */
const withDetails = (details: Details): LogJoin => ({
  takes([first, ...rest]) {
    const end = rest.findIndex((entry) => entry.key !== details.key || textIn(entry, details.param) === null);
    const length = end < 0 ? rest.length : end;
    return first && length > 0 ? 1 + length : 0;
  },
  tells([first, ...rest]) {
    const names = rest.flatMap((entry) => textIn(entry, details.param) ?? []);
    const items = details.isCard ? names.map((card) => text('list.card', { card })) : names;
    return text(`${first?.key}.named`, { ...first?.params, names: listed(items) });
  },
});

/** Leaders that a side assigns, with their missions for viewers who may know them (RB-5). */
const ASSIGNED: LogJoin = {
  takes(entries) {
    const [first] = entries;
    const side = textIn({ params: first?.params ?? {} }, 'side')?.key;
    if (side === undefined) return 0;
    const end = entries.findIndex(
      (entry) =>
        entry.by !== first?.by ||
        (entry.key !== 'log.assignedTo' && (entry.key !== 'log.assigned' || textIn(entry, 'side')?.key !== side)),
    );
    const length = end < 0 ? entries.length : end;
    return length > 1 ? length : 0;
  },
  tells(entries) {
    const { side } = entries[0]?.params ?? {};
    const own = entries.some(({ key }) => key === 'log.assignedTo');
    const items = entries.flatMap((entry, index) => {
      if (entry.key !== 'log.assigned') return [];
      const leader = leaderText('assigned.leader', entry);
      const next = entries[index + 1];
      const card = next?.key === 'log.assignedTo' ? textIn(next, 'card') : null;
      return card ? text('assigned.part', { leader, card }) : leader;
    });
    const key = own ? 'log.assigned.named' : 'log.assigned.all';
    return text(key, { ...(side !== undefined && { side }), leaders: listed(items) });
  },
};

/** A leader taken back, with the mission for viewers who may know it (RB-18.11). */
const TAKEN_BACK: LogJoin = {
  takes: ([, from]) => (from?.key === 'log.takenBackFrom' ? 2 : 0),
  tells: ([first, from]) => text('log.takenBack.from', { ...first?.params, ...from?.params }),
};

/** Lasting effects of tactic cards; all others show at once, in entries of their own (RB-9.1.21). */
const LASTING: Readonly<Partial<Record<TacticId, string>>> = {
  'space-unstoppable-assault': 'noBlock',
  'ground-unstoppable-assault': 'noBlock',
  'space-no-escape': 'noRetreat',
  'ground-escape-plan': 'freeRetreat',
};

/** The lasting effect of a tactic card that an entry names, if it has one. */
function lastingOf(entry: VisibleEntry | undefined): string | undefined {
  const id = entry && textIn(entry, 'card')?.key.replace('tactic.', '');
  return LASTING[id as TacticId];
}

/** A tactic card with its lasting effect. */
const TACTIC: LogJoin = {
  takes: ([first]) => (lastingOf(first) === undefined ? 0 : 1),
  tells: ([first]) => text(`log.tacticPlayed.${lastingOf(first)}`, first?.params),
};

/** Who has won a battle, or that nobody has, and why; records of older versions do not say why. */
const WON: LogJoin = {
  takes: ([first]) => (first && textIn(first, 'why') ? 1 : 0),
  tells([first]) {
    const { why = '', ...params } = first?.params ?? {};
    return text('clause.because', { what: text(first?.key ?? '', params), why });
  },
};

/** A leader who goes to the base with a captive, as announced (RB-13.11). */
const ESCORT: LogJoin = {
  takes([will, goes]) {
    const leader = will && textIn(will, 'leader')?.key;
    return goes?.key === 'log.arrives' && textIn(goes, 'leader')?.key === leader ? 2 : 0;
  },
  tells: ([will]) => text('log.willEscort.goes', will?.params),
};

const cards = (key: string): LogJoin => withDetails({ key, param: 'card', isCard: true });
const systems = (key: string, param = 'system'): LogJoin => withDetails({ key, param, isCard: false });

/** Probe cards put back one after another: each entry with the one that names its card. */
const putBack = (key: string, detail: string): LogJoin => {
  const single = systems(detail);
  return {
    takes(entries) {
      const end = entries.findIndex((entry, index) => entry.key !== (index % 2 === 0 ? key : detail));
      const pairs = Math.floor((end < 0 ? entries.length : end) / 2);
      return pairs > 1 ? 2 * pairs : single.takes(entries);
    },
    tells(entries) {
      if (entries.length === 2) return single.tells(entries);
      return text(`${key}.all`, { names: listed(entries.flatMap((entry) => textIn(entry, 'system') ?? [])) });
    },
  };
};

const JOINS: LogJoins = {
  'log.startsRebel': named('log.startsRebel'),
  'log.startsImperial': named('log.startsImperial'),
  'log.startsSubjugated': named('log.startsSubjugated'),
  'log.attack': ATTACK,
  'log.attackRoll': ATTACK_ROLLS,
  'log.rerolled': REROLLED,
  'log.blocked': BLOCKED,
  'log.missionDice': MISSION_ROLLS,
  'log.missionTotals': MISSION_RESULT,
  'log.discarded': DISCARDED,
  'log.combatRound': COMBAT_ROUND,
  'log.assigned': ASSIGNED,
  'log.takenBack': TAKEN_BACK,
  'log.tacticPlayed': TACTIC,
  'log.willEscort': ESCORT,
  'log.battleWon.rebel.space': WON,
  'log.battleWon.rebel.ground': WON,
  'log.battleWon.imperial.space': WON,
  'log.battleWon.imperial.ground': WON,
  'log.combatUndecided': WON,
  'log.arrives': leaders('log.arrives', 'place'),
  'log.takenTo': leaders('log.takenTo', 'system'),
  'log.missionRevealed': REVEALED,
  'log.handedOver': named('log.handedOver'),
  'log.shuffledBack': named('log.shuffledBack'),
  'log.gained': units('log.gained', ['side', 'place']),
  'log.damage': DAMAGE,
  'log.doomed': units('log.doomed', []),
  'log.destroyed': units('log.destroyed', []),
  'log.unitsLeaveBaseSpace': counted('log.unitsLeaveBaseSpace', ['system']),
  'log.built': units('log.built', ['side', 'from']),
  'log.builtUnits': inPlaces('log.builtUnits', 'from'),
  'log.deployed': inPlaces('log.deployed', 'place'),
  'log.queued': units('log.queued', ['side']),
  'log.drawnMissions': cards('log.drew'),
  'log.drawnProjects': cards('log.drew'),
  'log.drawnObjectives': cards('log.drew'),
  'log.drawnActions': cards('log.drew'),
  'log.drawnTactics': cards('log.drew'),
  'log.drawnProbes': systems('log.drew', 'card'),
  'log.drawsForBase': systems('log.drew', 'card'),
  'log.looksAtObjectives': cards('log.looked'),
  'log.objectivesShown': cards('log.objectiveShown'),
  'log.assignedFound': cards('log.found'),
  'log.reassigned': cards('log.found'),
  'log.namedSystems': systems('log.namedSystem'),
  'log.probesTaken': systems('log.probeTaken'),
  'log.probeOnTop': putBack('log.probeOnTop', 'log.probeIsOnTop'),
  'log.probeUnder': putBack('log.probeUnder', 'log.probeIsUnder'),
};

/** The log in sentences: leaders assigned together, units lost or built together, cards with their names. */
export const sentencesOf = <E extends VisibleEntry>(entries: readonly E[]): readonly Joined<E>[] =>
  joinEntries(entries, JOINS);
