import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testRandom, testRandomInt } from '../../../../scripts/test-seed.ts';
import { type Delta, Player, type Reply } from '../kit/stranger.ts';
import {
  caughtUp,
  compareWithFresh,
  done,
  enterMatch,
  isOver,
  nextAct,
  perform,
  play,
  settled,
  type TestAct,
} from '../kit/stranger-play.ts';
import { emptyDatabase, type Kind, type TestDatabase } from '../support/databases.ts';
import { type BuiltServer, startBuilt } from '../support/server.ts';

const dealt = { options: { rebels: 'dealt' } };
const short = { options: { rebels: 'dealt', short: true } };

async function compareAll(matchId: string, players: readonly Player[]): Promise<void> {
  for (const player of players) {
    const device = await player.twin();
    await compareWithFresh(matchId, player, device);
    device.close();
  }
}

/** Restart tests: what remains of a match when the server crashes or stops, on this kind of database. */
export function describeRestarts(kind: Kind): void {
  describe(kind, () => {
    let database: TestDatabase;
    let server: BuiltServer;
    beforeEach(async () => {
      database = await emptyDatabase(kind);
      server = await startBuilt(database.env);
    });
    afterEach(async () => {
      await server.remove();
      await database.remove();
    });

    test('a client that was disconnected during a crash is sent exactly what it missed', async () => {
      const { players, matchId } = await enterMatch(server.url, 3, dealt);
      const spectator = await Player.enter(server.url, 'Spectator');
      await spectator.watch(matchId);
      const clients = [...players, spectator];
      await play(matchId, players, 12);
      const away = await Promise.all(clients.map((one) => one.twin()));
      for (const device of away) await device.watch(matchId);
      for (const device of away) device.close();
      // The history always has the last change; a client that missed more may be sent a whole frame.
      await play(matchId, players, 1);
      await caughtUp(clients);

      await server.kill();
      for (const one of clients) await one.until(() => !one.socket!.connected, 'the crash to be noticed');
      await server.start();

      for (const [index, device] of away.entries()) {
        const one = clients[index]!;
        const from = device.frame(matchId).version;
        const missed = one.deltas.filter((delta: Delta) => delta.from >= from);
        expect(missed.length).toBeGreaterThan(0);
        const reply = await device.resume(matchId);
        expect(reply.frames).toEqual([]);
        expect(reply.deltas).toEqual(missed);
        expect(device.frame(matchId)).toStrictEqual(one.frame(matchId));
        expect(await one.resume(matchId)).toMatchObject({ ok: true, frames: [], deltas: [] });
      }
      await compareAll(matchId, clients);
      await play(matchId, players, 10);
      await compareAll(matchId, clients);
    });

    test('an act repeated after a crash gets the first answer and changes nothing', async () => {
      const { players, matchId } = await enterMatch(server.url, 2, dealt);
      const answered: { act: TestAct; reply: Reply }[] = [];
      for (let acts = 0; acts < 15; acts++) {
        await settled(matchId, players);
        const act = nextAct(matchId, players);
        const reply = await perform(matchId, act);
        expect(reply.ok).toBe(true);
        await caughtUp(players);
        answered.push({ act, reply });
      }
      const before = players.map((player) => structuredClone(player.frame(matchId)));
      await server.restart();
      for (const player of players) await player.resume(matchId);
      for (const { act, reply } of answered) expect(await perform(matchId, act)).toEqual(reply);
      await caughtUp(players);
      expect(players.map((player) => player.frame(matchId))).toStrictEqual(before);
      await compareAll(matchId, players);
    });

    test('an acknowledged act is never missing, whenever the server is killed', { timeout: 120_000 }, async () => {
      const { players, matchId } = await enterMatch(server.url, 2, short);
      const played: TestAct[] = [];
      let kills = 0;
      let untilKill = testRandomInt(3);
      const back = async () => {
        await server.start();
        for (const player of players) await player.resume(matchId);
      };
      while (!isOver(matchId, players)) {
        const act = nextAct(matchId, players);
        const isKilled = kills < 8 && untilKill-- === 0;
        const sent = perform(matchId, act).catch(() => null);
        if (isKilled) {
          kills += 1;
          untilKill = testRandomInt(3);
          await new Promise((resolve) => setTimeout(resolve, testRandom() * 6));
          await server.kill();
        }
        const first = await sent;
        if (isKilled) await back();
        const reply = isKilled ? await perform(matchId, act) : first;
        expect(reply).toMatchObject({ ok: true, version: expect.any(Number) });
        if (first) expect(reply).toEqual(first);
        played.push(act);
        await caughtUp(players);
      }
      expect(kills).toBe(8);
      const { body } = await players[0]!.http<{ acts: object[] }>('GET', `/api/matches/${matchId}/record`);
      const acts = played.map(({ decision, choice }, seq) => ({
        seq,
        seat: decision.seat,
        decision: decision.id,
        choice,
      }));
      expect(body.acts).toHaveLength(acts.length);
      expect(body.acts).toMatchObject(acts);
      await compareAll(matchId, players);
    });

    test('an act that could be undone before a crash can be undone after it', async () => {
      const { players, matchId } = await enterMatch(server.url, 2, dealt);
      for (let acts = 0; acts < 200; acts++) {
        await settled(matchId, players);
        const act = nextAct(matchId, players);
        const { player, decision } = act;
        const before = structuredClone(player.frame(matchId));
        await done(matchId, act);
        await caughtUp(players);
        if (!player.frame(matchId).decisions[0]?.canUndo) continue;
        await server.restart();
        for (const one of players) expect(await one.resume(matchId)).toMatchObject({ frames: [], deltas: [] });
        const undone = await player.undo(matchId, decision.seat, 'take back');
        expect(undone).toEqual({ ok: true, version: before.version + 2 });
        await caughtUp(players);
        expect(player.frame(matchId).view).toEqual(before.view);
        await compareAll(matchId, players);
        await play(matchId, players, 5);
        await compareAll(matchId, players);
        await server.restart();
        for (const one of players) await one.resume(matchId);
        expect(await player.undo(matchId, decision.seat, 'take back'), 'repeated').toEqual(undone);
        await play(matchId, players, 5);
        await compareAll(matchId, players);
        return;
      }
      throw new Error('nothing could be undone');
    });

    test('SIGTERM notifies the sockets and ends in time, with nothing lost', async () => {
      const { players, matchId } = await enterMatch(server.url, 2, dealt);
      const acts = await play(matchId, players, 8);
      await caughtUp(players);
      const { code, ms } = await server.stop();
      expect(code).toBe(0);
      expect(ms).toBeLessThan(5_000);
      for (const player of players) {
        await player.until(() => !player.socket!.connected, 'the connection to end');
        expect(player.events).toContain('going_away');
      }
      await server.start();
      for (const player of players)
        expect(await player.resume(matchId)).toMatchObject({ ok: true, frames: [], deltas: [] });
      expect(await perform(matchId, acts.at(-1)!)).toMatchObject({ ok: true });
      await play(matchId, players, 5);
    });
  });
}
