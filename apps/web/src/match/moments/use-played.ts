import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useMatch } from '../../kit/net/match-store.ts';
import type { TitleLog } from '../../question/board-set.ts';
import { useSpeed } from '../../settings/moments/speed.ts';
import { useRequests } from '../requests/requests-store.ts';
import { MomentPlayer, type Played } from './player.ts';

/** Nothing is played that would not be seen, or over a request. */
const mayPlay = (): boolean => !document.hidden && useRequests.getState().open.length === 0;

const newPlayer = () => new MomentPlayer(useMatch.getState(), { speed: () => useSpeed.getState().speed, mayPlay });

/** The player of moments of the match on screen. */
export function usePlayer(): MomentPlayer {
  const [player] = useState(newPlayer);
  useLayoutEffect(() => {
    const showAllUnlessSeen = () => mayPlay() || player.showAll();
    player.take(useMatch.getState());
    const ends = [
      useMatch.subscribe((state, before) => {
        if (state.sending !== null && before.sending === null) player.giveWay();
        player.take(state);
      }),
      useRequests.subscribe(showAllUnlessSeen),
      useSpeed.subscribe(() => player.skip()),
    ];
    document.addEventListener('visibilitychange', showAllUnlessSeen);
    return () => {
      for (const end of ends) end();
      document.removeEventListener('visibilitychange', showAllUnlessSeen);
      player.close();
    };
  }, [player]);
  return player;
}

/** What the player shows. */
export const usePlayed = (player: MomentPlayer): Played => useStore(player.store);

/** Plays for this viewer; null while no side is on screen, such as behind a curtain. */
export function useWatchedBy(player: MomentPlayer, viewer: string | null, log: TitleLog | undefined): void {
  useLayoutEffect(() => player.watch(viewer, log), [player, viewer, log]);
}
