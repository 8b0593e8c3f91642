import { hasTactics, LEADERS, type LeaderId, SKILLS } from '../../data/leaders.ts';
import { MISSIONS, type MissionId } from '../../data/missions.ts';
import { usefulActivations } from './empire.ts';
import { iconsFor, missionWorth } from './missions.ts';
import { ownPool, suspects, type World } from './world.ts';

/** Leaders who should stay in the pool: to activate systems, to be sent against missions, to lead battles. */
function reserve(w: World): number {
  const all = leadersServing(w);
  const share = (n: number) => Math.ceil(w.role === null ? n : n / 2);
  if (w.side === 'rebel') return share(all > 6 ? 2 : 1);
  if (suspects(w).length <= 3) return share(Math.max(3, all - 3));
  return share(Math.min(usefulActivations(w), Math.ceil(all * 0.6)));
}

/** Leaders of the side who return to the pool round by round. */
const leadersServing = (w: World) =>
  Object.values(w.view.leaders).filter(
    ({ side, at, ring }) =>
      side === w.side && at !== 'box' && at !== 'gone' && ring !== 'captured' && ring !== 'carbonite',
  ).length;

const skillSum = (id: LeaderId) => SKILLS.reduce((sum, skill) => sum + LEADERS[id].skills[skill], 0);
/** What a leader could do instead: lead battles, carry out other missions. */
const dearness = (id: LeaderId) => (LEADERS[id].space + LEADERS[id].ground) * 0.25 + skillSum(id) * 0.15;

/** How well a leader fits a mission: enough icons, the pictured leader, little lost elsewhere. */
export function fitOf(id: MissionId, leader: LeaderId, company: readonly LeaderId[] = []): number {
  const icons = iconsFor(id, [leader, ...company]);
  const { required, leader: pictured, mode } = MISSIONS[id];
  const enough = icons >= required ? 3 : -6;
  const extra = mode === 'attempt' ? Math.min(icons - required, 3) * 0.7 : 0;
  return enough + extra + (pictured === leader ? 2 : 0) - dearness(leader);
}

/** The value of assigning a mission now with the best leader of the pool; negative when it is better not to. */
export function assignWorth(w: World, id: MissionId): number {
  const pool = ownPool(w);
  const tacticians = pool.filter(hasTactics).length;
  const fits = pool.map((leader) => ({ leader, fit: fitOf(id, leader) })).sort((a, b) => b.fit - a.fit);
  const [best] = fits;
  if (!best || best.fit < 0) return -5;
  const spare = pool.length - reserve(w);
  const last = hasTactics(best.leader) && tacticians <= (w.side === 'imperial' ? 2 : 1);
  const urgent = id === 'rapid-mobilization' && missionWorth(w, id) > 5;
  if ((spare <= 0 || last) && !urgent) return -5;
  return missionWorth(w, id) - 3 + best.fit * 0.4;
}

/** Whether a mission already assigned deserves a second leader. */
export function secondWorth(w: World, first: LeaderId): number {
  const mission = w.view.assigned.find((one) => one.side === w.side && one.leaders[0] === first);
  if (!mission?.card) return -5;
  const id = mission.card.slice(0, mission.card.indexOf('#')) as MissionId;
  const lacking = iconsFor(id, mission.leaders) < MISSIONS[id].required;
  if (lacking) return 2;
  if (id === 'rapid-mobilization' && ownPool(w).length > reserve(w)) return missionWorth(w, id) > 8 ? 1 : -5;
  return -5;
}
