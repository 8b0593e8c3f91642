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
function fitOf(id: MissionId, leader: LeaderId, company: readonly LeaderId[] = []): number {
  const icons = iconsFor(id, [leader, ...company]);
  const { required, leader: pictured, mode } = MISSIONS[id];
  const enough = icons >= required ? 3 : -6;
  const extra = mode === 'attempt' ? Math.min(icons - required, 3) * 0.7 : 0;
  return enough + extra + (pictured === leader ? 2 : 0) - dearness(leader);
}

/** The value of assigning a mission of this worth to a leader now; negative when it is better not to. */
export function assignWorth(w: World, id: MissionId, leader: LeaderId, worth: number): number {
  const pool = ownPool(w);
  const fit = fitOf(id, leader);
  if (fit < 0) return -5;
  const spare = pool.length - reserve(w);
  const last = hasTactics(leader) && pool.filter(hasTactics).length <= (w.side === 'imperial' ? 2 : 1);
  const urgent = id === 'rapid-mobilization' && worth > 5;
  return (spare <= 0 || last) && !urgent ? -5 : worth - 3 + fit * 0.4;
}

/** The value of a second leader on a mission already assigned; among leaders the one who fits best. */
export function secondWorth(w: World, first: LeaderId, leader: LeaderId): number {
  const mission = w.view.assigned.find((one) => one.side === w.side && one.leaders[0] === first);
  if (!mission?.card) return -5;
  const id = mission.card.slice(0, mission.card.indexOf('#')) as MissionId;
  const fit = fitOf(id, leader, [first]) / 100;
  const lacking = iconsFor(id, mission.leaders) < MISSIONS[id].required;
  if (lacking) return 2 + fit;
  const spare = id === 'rapid-mobilization' && ownPool(w).length > reserve(w);
  return spare && missionWorth(w, id) > 8 ? 1 + fit : -5;
}
