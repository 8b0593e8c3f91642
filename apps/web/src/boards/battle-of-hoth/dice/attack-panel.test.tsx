// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { type Staged, StageProvider } from '../../../question/log/moments-context.ts';
import { moments } from '../log/moments.ts';
import { battle, openPart, seenBy } from '../testing/match.tsx';
import { AttackPanel } from './attack-panel.tsx';

test('dice are in one place: in the panel of the attack only once they no longer lie on the snow', async () => {
  const units = ['echoTrooper 4,4', 'snowtrooper 4,3', 'snowtrooper 0,0'];
  const match = battle({ units, hands: { rebels: ['rebels-direct-from-hq'] } });
  match.play('rebels-direct-from-hq').order('echoTrooper-1');
  match.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss');
  const log = match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const moment = moments(log, 'rebels').find(({ kind }) => kind === 'attack');
  const drawn = async (staged: Staged | null) => {
    await openPart(
      ({ view }) => (
        <StageProvider value={{ staged, time: null, next: null, skip: () => undefined }}>
          <AttackPanel view={view} />
        </StageProvider>
      ),
      seenBy(match, 'rebels'),
    );
    const { dice, fell } = document.querySelector<HTMLElement>('[data-dice]')?.dataset ?? {};
    return [dice, fell];
  };
  expect(await drawn(moment ? { moment, phase: 'dice', isAgain: false } : null)).toEqual(['snow', 'snow']);
  expect(await drawn(moment ? { moment, phase: 'result', isAgain: false } : null)).toEqual(['snow', 'snow']);
  expect(await drawn(null)).toEqual(['here', 'here']);
});
