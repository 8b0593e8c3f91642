import type { Side } from './units.ts';

export const SKILLS = ['diplomacy', 'intel', 'specOps', 'logistics'] as const;
export type Skill = (typeof SKILLS)[number];
/** Who of a team commands a leader: blue leaders the admiral, orange ones the general (RB-18.1). */
export type Role = 'admiral' | 'general';

/** A leader of the box. */
export interface LeaderFacts {
  readonly id: LeaderId;
  readonly side: Side;
  /** In the pool at set-up, recruited later, or brought by a card. */
  readonly comes: 'start' | 'recruit' | 'special';
  readonly role: Role;
  readonly skills: Readonly<Record<Skill, number>>;
  /** Tactic values; a leader with both 0 has none. */
  readonly space: number;
  readonly ground: number;
}

export const LEADER_IDS = [
  'emperor-palpatine',
  'grand-moff-tarkin',
  'darth-vader',
  'general-tagge',
  'admiral-ozzel',
  'admiral-piett',
  'janus-greejatus',
  'soontir-fel',
  'boba-fett',
  'colonel-yularen',
  'general-veers',
  'moff-jerjerrod',
  'mon-mothma',
  'jan-dodonna',
  'princess-leia',
  'general-rieekan',
  'admiral-ackbar',
  'han-solo',
  'lando-calrissian',
  'wedge-antilles',
  'chewbacca',
  'general-madine',
  'luke-skywalker',
  'obi-wan-kenobi',
  'luke-skywalker-jedi',
] as const;
export type LeaderId = (typeof LEADER_IDS)[number];

/** All leaders by id. */
// biome-ignore format: one line each
export const LEADERS: Readonly<Record<LeaderId, LeaderFacts>> = {
  'emperor-palpatine': { id: 'emperor-palpatine', side: 'imperial', comes: 'start', role: 'admiral', skills: { diplomacy: 3, intel: 2, specOps: 0, logistics: 0 }, space: 3, ground: 2 },
  'grand-moff-tarkin': { id: 'grand-moff-tarkin', side: 'imperial', comes: 'start', role: 'admiral', skills: { diplomacy: 1, intel: 1, specOps: 0, logistics: 1 }, space: 2, ground: 1 },
  'darth-vader': { id: 'darth-vader', side: 'imperial', comes: 'start', role: 'general', skills: { diplomacy: 2, intel: 0, specOps: 3, logistics: 0 }, space: 2, ground: 3 },
  'general-tagge': { id: 'general-tagge', side: 'imperial', comes: 'start', role: 'general', skills: { diplomacy: 0, intel: 0, specOps: 1, logistics: 1 }, space: 1, ground: 2 },
  'admiral-ozzel': { id: 'admiral-ozzel', side: 'imperial', comes: 'recruit', role: 'admiral', skills: { diplomacy: 0, intel: 1, specOps: 0, logistics: 1 }, space: 2, ground: 1 },
  'admiral-piett': { id: 'admiral-piett', side: 'imperial', comes: 'recruit', role: 'admiral', skills: { diplomacy: 0, intel: 2, specOps: 1, logistics: 0 }, space: 3, ground: 1 },
  'janus-greejatus': { id: 'janus-greejatus', side: 'imperial', comes: 'recruit', role: 'admiral', skills: { diplomacy: 2, intel: 1, specOps: 0, logistics: 0 }, space: 0, ground: 0 },
  'soontir-fel': { id: 'soontir-fel', side: 'imperial', comes: 'recruit', role: 'admiral', skills: { diplomacy: 0, intel: 1, specOps: 2, logistics: 0 }, space: 2, ground: 1 },
  'boba-fett': { id: 'boba-fett', side: 'imperial', comes: 'recruit', role: 'general', skills: { diplomacy: 0, intel: 2, specOps: 3, logistics: 0 }, space: 0, ground: 0 },
  'colonel-yularen': { id: 'colonel-yularen', side: 'imperial', comes: 'recruit', role: 'general', skills: { diplomacy: 0, intel: 3, specOps: 0, logistics: 0 }, space: 2, ground: 2 },
  'general-veers': { id: 'general-veers', side: 'imperial', comes: 'recruit', role: 'general', skills: { diplomacy: 0, intel: 0, specOps: 2, logistics: 0 }, space: 1, ground: 3 },
  'moff-jerjerrod': { id: 'moff-jerjerrod', side: 'imperial', comes: 'recruit', role: 'general', skills: { diplomacy: 1, intel: 0, specOps: 0, logistics: 1 }, space: 1, ground: 1 },
  'mon-mothma': { id: 'mon-mothma', side: 'rebel', comes: 'start', role: 'admiral', skills: { diplomacy: 3, intel: 0, specOps: 0, logistics: 1 }, space: 0, ground: 0 },
  'jan-dodonna': { id: 'jan-dodonna', side: 'rebel', comes: 'start', role: 'admiral', skills: { diplomacy: 1, intel: 2, specOps: 0, logistics: 0 }, space: 2, ground: 1 },
  'princess-leia': { id: 'princess-leia', side: 'rebel', comes: 'start', role: 'general', skills: { diplomacy: 2, intel: 2, specOps: 1, logistics: 0 }, space: 1, ground: 1 },
  'general-rieekan': { id: 'general-rieekan', side: 'rebel', comes: 'start', role: 'general', skills: { diplomacy: 1, intel: 0, specOps: 1, logistics: 1 }, space: 1, ground: 2 },
  'admiral-ackbar': { id: 'admiral-ackbar', side: 'rebel', comes: 'recruit', role: 'admiral', skills: { diplomacy: 2, intel: 0, specOps: 0, logistics: 1 }, space: 3, ground: 1 },
  'han-solo': { id: 'han-solo', side: 'rebel', comes: 'recruit', role: 'admiral', skills: { diplomacy: 1, intel: 1, specOps: 2, logistics: 0 }, space: 2, ground: 2 },
  'lando-calrissian': { id: 'lando-calrissian', side: 'rebel', comes: 'recruit', role: 'admiral', skills: { diplomacy: 1, intel: 1, specOps: 1, logistics: 1 }, space: 2, ground: 2 },
  'wedge-antilles': { id: 'wedge-antilles', side: 'rebel', comes: 'recruit', role: 'admiral', skills: { diplomacy: 0, intel: 0, specOps: 2, logistics: 0 }, space: 3, ground: 1 },
  'chewbacca': { id: 'chewbacca', side: 'rebel', comes: 'recruit', role: 'general', skills: { diplomacy: 0, intel: 0, specOps: 3, logistics: 0 }, space: 1, ground: 2 },
  'general-madine': { id: 'general-madine', side: 'rebel', comes: 'recruit', role: 'general', skills: { diplomacy: 0, intel: 2, specOps: 2, logistics: 0 }, space: 1, ground: 3 },
  'luke-skywalker': { id: 'luke-skywalker', side: 'rebel', comes: 'recruit', role: 'general', skills: { diplomacy: 0, intel: 2, specOps: 1, logistics: 0 }, space: 2, ground: 2 },
  'obi-wan-kenobi': { id: 'obi-wan-kenobi', side: 'rebel', comes: 'recruit', role: 'general', skills: { diplomacy: 1, intel: 3, specOps: 0, logistics: 0 }, space: 1, ground: 3 },
  'luke-skywalker-jedi': { id: 'luke-skywalker-jedi', side: 'rebel', comes: 'special', role: 'general', skills: { diplomacy: 0, intel: 3, specOps: 2, logistics: 0 }, space: 3, ground: 3 },
};
