import type { AnyTitle } from '@echo-base/games/engine';
import { type TitleInfo, titleList } from '@echo-base/protocol';
import { z } from 'zod';
import { type Route, route } from './route.ts';

function infoOf(title: AnyTitle): TitleInfo {
  const named = (key: string, fallback: string) => title.text.en[key] ?? fallback;
  return {
    id: title.id,
    name: named(title.name, title.id),
    minPlayers: title.minPlayers,
    maxPlayers: title.maxPlayers,
    seats: title.seats.map((seat) => ({
      id: seat.id,
      name: named(seat.name, seat.id),
      ...(seat.team !== undefined && { team: seat.team }),
    })),
    options: z.toJSONSchema(title.options, { io: 'input' }) as Record<string, unknown>,
    ...(title.talksOpenly && { talksOpenly: true }),
    seatings: title.seatings().map((seats) => [...seats]),
    bots: Object.keys(title.bots),
  };
}

/** `/api/titles`: titles that can be played on this server; in the built one only those that are complete. */
export function titleRoutes(titles: readonly AnyTitle[], isBuilt = process.env.NODE_ENV === 'production'): Route[] {
  const answer = { titles: titles.filter(({ complete }) => complete || !isBuilt).map(infoOf) };
  return [
    route({
      method: 'get',
      path: '/api/titles',
      summary: 'Titles that can be played on this server',
      answer: titleList,
      handle: () => answer,
    }),
  ];
}
