import type { Player, StoredMatch } from './rows.ts';

/**
 * Letters of other scripts that look like Latin ones, each followed by what it looks like: those with which names are
 * written (Cyrillic, Greek, Armenian), not the whole table of Unicode (UTS 39), most of whose signs no keyboard has.
 */
const PAIRS =
  'АaВbЕeЅsІiЈjКkМmНhОoРpСcТtУyХxҮyԌgԚqԜwаaеeѕsіiјjкkоoрpсcуyхxһhԁdԛqԝwӏiүyгr' +
  'ΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧxαaιiκkνvοoρpτtυuχxγyϲc' +
  'ՕoօoՏsսuոnհhցgզqյjլi';
const LATIN = new Map(Array.from(PAIRS.matchAll(/(.)(.)/gu), ([, sign = '', latin = '']) => [sign, latin]));

/** Skeleton of a name: equal for names that look alike, whatever their scripts, cases and marks. */
export function skeletonOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[\p{M}\s]/gu, '');
  const latin = [...plain].map((sign) => LATIN.get(sign) ?? sign).join('');
  return latin
    .toLowerCase()
    .replace(/ı|[l1|!]/g, 'i')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Names of people by their ids: those that look alike are numbered from the second on, so that no one passes for another. */
export function distinctNames(people: Iterable<Player>): ReadonlyMap<string, string> {
  const alike = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { id, name } of people) {
    const skeleton = skeletonOf(name);
    const count = (alike.get(skeleton) ?? 0) + 1;
    alike.set(skeleton, count);
    names.set(id, count === 1 ? name : `${name} (${count})`);
  }
  return names;
}

/** Name of a person as all read it in a match: with a number if players who sat down before have names that look alike. */
export function nameIn({ seats }: Pick<StoredMatch, 'seats'>, { id, name }: Player): string {
  const seated = seats.filter(({ playerId }) => playerId !== null);
  const players = new Map(
    seated
      .toSorted((a, b) => (a.seatedAt ?? 0) - (b.seatedAt ?? 0))
      .map((seat) => [seat.playerId ?? '', seat.playerName ?? '']),
  );
  const order = [...players.keys()];
  const before = order.includes(id) ? order.slice(0, order.indexOf(id)) : order;
  const people = [...before.map((one) => ({ id: one, name: players.get(one) ?? '' })), { id, name }];
  return distinctNames(people).get(id) ?? name;
}
