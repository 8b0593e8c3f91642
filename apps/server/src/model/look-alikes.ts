import type { StoredMatch } from './rows.ts';

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

/**
 * Name of a person as all read it in a match: with a number if players who sat down before have names that look alike, so
 * that no one passes for one of them.
 */
export function nameIn({ seats }: Pick<StoredMatch, 'seats'>, { id, name }: { id: string; name: string }): string {
  const seated = seats.filter(({ playerId }) => playerId !== null);
  const players = new Map(
    seated
      .toSorted((a, b) => (a.seatedAt ?? 0) - (b.seatedAt ?? 0))
      .map((seat) => [seat.playerId, seat.playerName ?? '']),
  );
  const order = [...players.keys()];
  const before = order.includes(id) ? order.slice(0, order.indexOf(id)) : order;
  if (before.length === 0) return name;
  const skeleton = skeletonOf(name);
  const alike = before.filter((one) => skeletonOf(players.get(one) ?? '') === skeleton).length;
  return alike === 0 ? name : `${name} (${alike + 1})`;
}
