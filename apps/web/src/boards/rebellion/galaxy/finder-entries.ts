import { boxOf, PLACE_IDS, type PlaceId, type RebellionView } from '@echo-base/games/rebellion/client';
import { useMemo } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { type AnyCard, nameOf } from '../cards/card.ts';
import { useScene } from '../scene.ts';

/** A search entry. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  /** Its place, for leaders; its kind, for cards. */
  readonly where: string | null;
  /** Systems and leaders. */
  readonly place?: PlaceId;
  /** Any card of the box, to be read; does not reveal who holds it. */
  readonly card?: AnyCard;
}

const MOST = 6;

function cardsOf(view: RebellionView): readonly AnyCard[] {
  const { missions, actions, objectives, tactics } = boxOf(view);
  return [
    ...missions.map((id): AnyCard => ({ deck: 'mission', id: `${id}#1` })),
    ...actions.map((id): AnyCard => ({ deck: 'action', id })),
    ...objectives.map((id): AnyCard => ({ deck: 'objective', id })),
    ...tactics.map((id): AnyCard => ({ deck: 'tactic', id: `${id}#1` })),
  ];
}

/** Without accents and case: "Réputation" is found by "rep". */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Systems, leaders on the map, and all cards of the box. */
export function useEntries(): readonly Entry[] {
  const t = useTranslate();
  const { view } = useScene();
  return useMemo(() => {
    const box = boxOf(view);
    const systems = box.systems.map((id) => ({ id, name: t(`system.${id}`), where: null, place: id }));
    const leaders = box.leaders.flatMap((id) => {
      const place = PLACE_IDS.find((one) => one === view.leaders[id].at);
      return place ? [{ id, name: t(`leader.${id}`), where: t(`system.${place}`), place }] : [];
    });
    const cards = cardsOf(view).map((card) => {
      return { id: `card-${card.id}`, name: nameOf(t, card), where: t({ key: `board.rb.card.${card.deck}` }), card };
    });
    return [...systems, ...leaders, ...cards];
  }, [t, view]);
}

/** Entries with a word that starts with the query come first. */
export function matching(entries: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = plain(typed.trim());
  if (wanted === '') return [];
  const begins = (text: string) =>
    text.split(/[\s-]/).some((word) => word.startsWith(wanted)) || text.startsWith(wanted);
  const found = entries.filter(({ name }) => plain(name).includes(wanted));
  return [
    ...found.filter(({ name }) => begins(plain(name))),
    ...found.filter(({ name }) => !begins(plain(name))),
  ].slice(0, MOST);
}
