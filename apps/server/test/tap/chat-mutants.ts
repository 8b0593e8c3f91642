/** Planted leaks in the chat. */
import type { Mutant } from './mutant.ts';

const SERVER = 'apps/server/src';

export const CHAT_MUTANTS: readonly Mutant[] = [
  {
    name: 'chat of players to delayed spectators at once',
    file: `${SERVER}/chat/chat.ts`,
    find: 'return isHeld ? at + delayMs : 0;',
    put: 'return 0;',
  },
  {
    name: 'what was said, to delayed spectators who come later',
    file: `${SERVER}/chat/chat.ts`,
    find: 'isDelayed ? toAll.filter((line) => line.due === 0) : toAll',
    put: 'isDelayed ? toAll : toAll',
  },
  {
    name: 'numbers of what is said that count what is held back',
    file: `${SERVER}/chat/chat-numbers.ts`,
    find: "if (spectators !== 'delayed') return number;",
    put: 'return number;',
  },
  {
    name: 'numbers of what spectators say that players move on',
    file: `${SERVER}/chat/chat.ts`,
    find: 'at === row.at && said.role === role',
    put: 'at === row.at',
  },
  {
    name: 'what a team says, to all who play',
    file: `${SERVER}/chat/teams.ts`,
    find: 'if (team !== undefined) return seatsOnSide(title, stored, team);',
    put: 'if (team !== undefined) return stored.seats.map(({ seat }) => seat);',
    title: 'rebellion',
  },
  {
    name: 'what a team says, to players who come later',
    file: `${SERVER}/chat/chat.ts`,
    find: 'team !== undefined && sides.has(team)',
    put: 'team !== undefined && sides.size >= 0',
    title: 'rebellion',
  },
  {
    name: 'numbers of what all read that count what teams say',
    file: `${SERVER}/storage/chat-store.ts`,
    find: '.where((of) => isTo(of, team))',
    put: '',
    title: 'rebellion',
  },
];
