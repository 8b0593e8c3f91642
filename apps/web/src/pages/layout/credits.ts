/** Credits of the About page; the same as in `CREDITS.md`. */
interface Credit {
  readonly name: string;
  readonly by: string;
  readonly licence: string;
}

export const FONTS: readonly Credit[] = [
  { name: 'Saira Semi Condensed', by: '© 2016 The Saira Project Authors', licence: 'OFL-1.1' },
  { name: 'IBM Plex Sans', by: '© 2019 IBM Corp.', licence: 'OFL-1.1' },
  { name: 'IBM Plex Sans Condensed', by: '© 2019 IBM Corp.', licence: 'OFL-1.1' },
];

export const LIBRARIES: readonly Credit[] = [
  { name: 'boardgame.io', by: 'Nicolo Davis and contributors', licence: 'MIT' },
  { name: 'React', by: 'Meta Platforms and contributors', licence: 'MIT' },
  { name: 'Radix UI', by: 'WorkOS', licence: 'MIT' },
  { name: 'Floating UI', by: 'its contributors', licence: 'MIT' },
  { name: 'zustand', by: 'Paul Henschel and contributors', licence: 'MIT' },
  { name: 'wouter', by: 'Alexey Taktarov', licence: 'Unlicense' },
  { name: 'Zod', by: 'Colin McDonnell and contributors', licence: 'MIT' },
  { name: 'Socket.IO', by: 'Guillermo Rauch and contributors', licence: 'MIT' },
  { name: 'intl-messageformat', by: 'Yahoo and FormatJS contributors', licence: 'BSD-3-Clause' },
  { name: 'Koa', by: 'its contributors', licence: 'MIT' },
  { name: 'Kysely', by: 'Sami Koskimäki and contributors', licence: 'MIT' },
  { name: 'libSQL', by: 'Turso and contributors', licence: 'MIT' },
  { name: 'Pino', by: 'Matteo Collina, David Mark Clements and contributors', licence: 'MIT' },
];
