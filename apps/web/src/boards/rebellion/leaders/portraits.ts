import type { LeaderId } from '@echo-base/games/rebellion/client';
import { PEOPLE } from '../../../kit/ui/shapes/people.ts';
import type { Shape } from '../../../kit/ui/shapes/shape.ts';
import { TROOPS } from '../../../kit/ui/shapes/troops.ts';

// Portraits of the leaders on a 64 by 48 grid: types by headgear, hair, beard and one attribute, never likenesses.

const SHOULDERS = 'M8 47c1.5-7 7-9.5 14-10.5 4 4 16 4 20 0 7 1 12.5 3.5 14 10.5z';

/** A gaunt bare head, and a finished battle station. */
const TARKIN: Shape = [
  { d: 'M21.5 15C21.5 7 26 2.5 31 2.5S40.5 7 40.5 15l-1 10c-1 6.5-4 10.5-8.5 10.5S23.5 31.5 22.5 25z' },
  { d: SHOULDERS },
  { d: 'M23 12c3-4.5 13-4.5 16 0', cut: 1.7 },
  { d: 'M24.5 17h5.5v2.4h-5.5zM32.5 17H38v2.4h-5.5z', hole: true },
  { d: 'M25.5 23.5l2 6M36.5 23.5l-2 6', cut: 1.8 },
  { d: 'M12.5 41h3v5h-3zM16.8 41h3v5h-3z', hole: true },
  { d: 'M46 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z' },
  { d: 'M48.8 9a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z', hole: true },
  { d: 'M46 13.5h16', cut: 1.5 },
];

/** Parted hair, and the skeleton of a station. */
const JERJERROD: Shape = [
  { d: 'M20 16c0-8 4.5-12.5 11-12.5S42 8 42 16v7.5c0 7-5 11.5-11 11.5s-11-4.5-11-11.5z' },
  { d: SHOULDERS },
  { d: 'M20 14.5c6 0 9.5-3 11-7.5 2 4.5 6 7 11 7.5', cut: 2.2 },
  { d: 'M23.5 18.5h6v2.4h-6zM32.5 18.5h6v2.4h-6z', hole: true },
  { d: 'M27 28.5h8v1.6h-8z', hole: true },
  { d: 'M12.5 41h3v5h-3zM16.8 41h3v5h-3z', hole: true },
  { d: 'M46 12a8 8 0 0 1 13.5-5.7M62 12a8 8 0 0 1 -14.8 4.2M46 12h16M54 4v16M48.5 6.5l11 11', line: 1.5 },
];

/** A tall kepi and side whiskers. */
const TAGGE: Shape = [
  { d: 'M18 2.5h28l3 13H15z' },
  { d: 'M12 17.5h40l-3 4.5H15z' },
  { d: 'M18 24h28v7c0 6-6 11-14 11S18 37 18 31z' },
  { d: 'M9 47c2-4 7-6 12-6.5 4 3 18 3 22 0 5 .5 10 2.5 12 6.5z' },
  { d: 'M24 24v7c0 3 1.5 5 3.5 6.5M40 24v7c0 3-1.5 5-3.5 6.5', cut: 2 },
  { d: 'M26.5 26.5h4v2.2h-4zM33.5 26.5h4v2.2h-4z', hole: true },
  { d: 'M24 6.5h16', cut: 2 },
];

/** An officer's cap and a broad moustache. */
const OZZEL: Shape = [
  { d: 'M12 13l4-8c10-3.4 22-3.4 32 0l4 8-3 5H15z' },
  { d: 'M13 19.4h38l-3 3.4H16z' },
  { d: 'M17 24h30v7c0 6-6.5 11.5-15 11.5S17 37 17 31z' },
  { d: 'M9 47c2-4 7-6 12-6.5 4 3.5 18 3.5 22 0 5 .5 10 2.5 12 6.5z' },
  { d: 'M22.5 26.2h6.5v2.4h-6.5zM35 26.2h6.5v2.4H35z', hole: true },
  { d: 'M20.5 36c2.5-5 8-5.5 11.5-3 3.5-2.5 9-2 11.5 3-4-1.5-8-1-11.5.5-3.5-1.5-7.5-2-11.5-.5z', hole: true },
];

/** White hair, a hanging moustache, and code cylinders. */
const YULAREN: Shape = [
  { d: 'M19 17C19 8.5 24.5 3 32 3s13 5.5 13 14l.5 7c0 7-5.5 12.5-13.5 12.5S18.5 31 18.5 24z' },
  { d: SHOULDERS },
  { d: 'M23 16c5.5-3.5 12.5-3.5 18 0v7c-3 2.5-15 2.5-18 0z', hole: true },
  { d: 'M25.5 17.5h5v2.4h-5zM33.5 17.5h5v2.4h-5z' },
  { d: 'M22 33.5c.5-5 5-7 10-5.5 5-1.5 9.5.5 10 5.5-3-2.5-6-2.5-10-2.5s-7 0-10 2.5z', hole: true },
  { d: 'M13 40h2.2v6.5H13zM49 40h2.2v6.5H49z', hole: true },
];

/** A walker commander's helmet with goggles and a chin strap. */
const VEERS: Shape = [
  { d: 'M32 2.5C20 2.5 13 9 13 19v4l-5 3.5 6 3h36l6-3-5-3.5v-4C51 9 44 2.5 32 2.5z' },
  { d: 'M20 31h24v3c0 5-5.4 9-12 9s-12-4-12-9z' },
  { d: 'M9 47c2-4 6-5.5 11-6.5 3 4 21 4 24 0 5 1 9 2.5 11 6.5z' },
  { d: 'M18 16.5h28v8H18z', hole: true },
  { d: 'M20.3 18.5h10.2v4H20.3zM33.5 18.5h10.2v4H33.5z' },
  { d: 'M22 31c.5 6 4.5 9.5 10 9.5S41.5 37 42 31', cut: 1.7 },
  { d: 'M32 3v11', cut: 1.6 },
];

/** A fighter pilot's black helmet with breathing hoses. */
const FEL: Shape = [
  { d: 'M32 2.5C20 2.5 13 10 13 21c0 5.5 2 9 4 12l2 6h26l2-6c2-3 4-6.5 4-12C51 10 44 2.5 32 2.5z' },
  {
    d: 'M17 19.5c4.5-2 10-1 13 2.5v7.5c-5.5 1-11-1.5-13-6zM47 19.5c-4.5-2-10-1-13 2.5v7.5c5.5 1 11-1.5 13-6z',
    hole: true,
  },
  { d: 'M14 16.5c11-4.5 25-4.5 36 0', cut: 2 },
  { d: 'M29 4.5h6v7h-6z', hole: true },
  { d: 'M26.5 33h11v7h-11z', hole: true },
  { d: 'M28 34.3h8v1.6h-8zM28 37.2h8v1.6h-8z' },
  { d: 'M25 42c-5 .5-9 2-12 5M39 42c5 .5 9 2 12 5', line: 3 },
];

/** A tall court hat over a hooded face. */
const GREEJATUS: Shape = [
  { d: 'M20 2h24l4 14.5H16z' },
  { d: 'M15 18.5h34l4 20H11z' },
  { d: 'M6 47c2-4.5 8-6.5 14-7 4 3 20 3 24 0 6 .5 12 2.5 14 7z' },
  { d: 'M32 19c-5.5 0-9 3-9 9s3.5 10 9 10 9-4 9-10-3.5-9-9-9z', hole: true },
  { d: 'M26 25.5h4.5v2.4H26zM33.5 25.5H38v2.4h-4.5zM29 33h6v1.7h-6z' },
  { d: 'M26 2.5v13M32 2.5v13M38 2.5v13', cut: 1.3 },
];

/** A fur-lined hood with goggles, for ice. */
const RIEEKAN: Shape = [
  { d: 'M32 1.5C18.5 1.5 10 11 10 24c0 6 2.5 11 6 14h32c3.5-3 6-8 6-14C54 11 45.5 1.5 32 1.5z' },
  { d: 'M8 47c1.5-5 6-7.5 11-8.5h26c5 1 9.5 3.5 11 8.5z' },
  { d: 'M32 10c-8 0-13 5.5-13 14 0 6 3 10.5 7 12.5h12c4-2 7-6.5 7-12.5 0-8.5-5-14-13-14z', hole: true },
  { d: 'M23.5 20c0-4.5 3.5-7.5 8.5-7.5s8.5 3 8.5 7.5v7c0 5-3.5 8.5-8.5 8.5s-8.5-3.5-8.5-8.5z' },
  { d: 'M22 19.5h20v5H22z', hole: true },
  { d: 'M24 20.8h7v2.5h-7zM33 20.8h7v2.5h-7z' },
  {
    d: 'M15 9.5l4.5 4.5M11.5 19l6 1.5M12 29l6-1M49 9.5l-4.5 4.5M52.5 19l-6 1.5M52 29l-6-1M25 3l2 6M39 3l-2 6',
    cut: 1.6,
  },
];

/** A short beard, and a commando's blade. */
const MADINE: Shape = [
  { d: 'M18.5 15C17.5 7.5 23 3 30.5 3c8 0 12.5 3.5 12 10.5l-.5 11c0 8-5 12.5-11.5 12.5S19 32.5 19 24.5z' },
  { d: 'M6 47c1.5-7 7-9 14-10 4 4 17 4 21 0 4 .5 7 1.5 9.5 4V47z' },
  { d: 'M22 14.5c6 1 11.5-.5 17-4V22c-2 2-4.5 2-8.5 2S24 24 22 22z', hole: true },
  { d: 'M24.5 17h4.8v2.3h-4.8zM32 17h4.8v2.3H32z' },
  { d: 'M26 29.5h9v2h-9z', hole: true },
  { d: 'M56 4l3.5 7v19h-7V11z' },
  { d: 'M49.5 31.5h13V35h-13zM54.2 36.5h3.6V47h-3.6z' },
  { d: 'M56 9v19', cut: 1.2 },
];

/** A hermit's hood and beard. */
const KENOBI: Shape = [
  { d: 'M32 1.5C19.5 1.5 12 11 12 23L6 47h52l-6-24C52 11 44.5 1.5 32 1.5z' },
  { d: 'M32 9c-7.5 0-12 5-12 13.5C20 33 25 41 32 41s12-8 12-18.5C44 14 39.5 9 32 9z', hole: true },
  { d: 'M24.5 19.5h5.8v2.5h-5.8zM33.7 19.5h5.8v2.5h-5.8z' },
  { d: 'M22.5 26c3 1.5 6 1 9.5 1s6.5.5 9.5-1c0 8-4 14-9.5 14s-9.5-6-9.5-14z' },
  { d: 'M28.5 30.5h7v2h-7z', hole: true },
];

/** A hood, and a drawn blade of light. */
const JEDI_KNIGHT: Shape = [
  { d: 'M27 2C15.5 2 9 11.5 9 24L5 47h44l-4-23C45 11.5 38.5 2 27 2z' },
  { d: 'M27 10c-6.5 0-10.5 5-10.5 12.5C16.5 31 21 36 27 36s10.5-5 10.5-13.5C37.5 15 33.5 10 27 10z', hole: true },
  { d: 'M20.5 20.5H26v2.4h-5.5zM28.5 20.5H34v2.4h-5.5zM24 29.5h6v1.7h-6z' },
  { d: 'M57 2.5V32', line: 3.2 },
  { d: 'M54 33.5h6v12h-6z' },
];

/** The portrait of each leader; no two are alike. */
export const PORTRAITS: Readonly<Record<LeaderId, Shape>> = {
  'emperor-palpatine': PEOPLE.emperor,
  'grand-moff-tarkin': TARKIN,
  'darth-vader': PEOPLE['dark-lord'],
  'general-tagge': TAGGE,
  'admiral-ozzel': OZZEL,
  'admiral-piett': TROOPS.officer,
  'janus-greejatus': GREEJATUS,
  'soontir-fel': FEL,
  'boba-fett': TROOPS.bounty,
  'colonel-yularen': YULAREN,
  'general-veers': VEERS,
  'moff-jerjerrod': JERJERROD,
  'mon-mothma': PEOPLE.senator,
  'jan-dodonna': PEOPLE.elder,
  'princess-leia': PEOPLE.bun,
  'general-rieekan': RIEEKAN,
  'admiral-ackbar': PEOPLE.calamari,
  'han-solo': PEOPLE['hero-pistol'],
  'lando-calrissian': PEOPLE.gambler,
  'wedge-antilles': TROOPS['hero-helm'],
  chewbacca: PEOPLE.wookiee,
  'general-madine': MADINE,
  'luke-skywalker': PEOPLE.jedi,
  'obi-wan-kenobi': KENOBI,
  'luke-skywalker-jedi': JEDI_KNIGHT,
};
