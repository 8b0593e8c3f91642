import type { Acquaintance } from '@echo-base/protocol';
import { useCallback, useEffect, useState } from 'react';
import { listAcquaintances } from '../../../kit/net/people.ts';

const EVERY_MS = 20_000;

/** People with whom this player has played, asked for again while the page is visible; none before the first answer. */
export function usePeople() {
  const [people, setPeople] = useState<readonly Acquaintance[]>([]);
  const load = useCallback(async () => {
    // Without an answer those stay who are shown.
    await listAcquaintances().then(setPeople, () => undefined);
  }, []);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [load]);
  return people;
}
