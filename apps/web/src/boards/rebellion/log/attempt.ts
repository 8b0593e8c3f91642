import { type Side, sentencesOf } from '@echo-base/games/rebellion/client';
import type { LogEntry, Text } from '../../../kit/net/types.ts';
import type { Moment } from '../../../question/log/moment.ts';
import { rivalOf } from '../sides.ts';
import { missionStory } from './stories.ts';

const RESULTS: ReadonlySet<string> = new Set(['log.missionSucceeds', 'log.missionFails', 'log.threepio']);

/** How a mission without an attempt ends if it has changed nothing yet. */
const ENDS: ReadonlySet<string> = new Set(['log.missionWaits', 'log.missionOver']);

/** The reveal, and where it is carried out. */
const OPENING_KEYS: ReadonlySet<string> = new Set(['log.missionRevealed', 'log.missionAt', 'log.missionAgainst']);

const textOf = ({ key, params }: { key: string; params?: Text['params'] }): Text => ({
  key,
  ...(params && { params }),
});

/** "Princess Leia attempts “Build Alliance” in Rodia: 3 against 2 dice"; null before the dice are rolled. */
function openingOf(entries: readonly LogEntry[], dice: Readonly<Record<Side, number>>): Text | null {
  const story = missionStory(entries);
  const leader = story?.leaders[story.side][0];
  const { mission, place } = story?.target?.params ?? {};
  if (!story || !leader || mission === undefined || place === undefined) return null;
  const [own, enemy] = [dice[story.side], dice[rivalOf(story.side)]];
  const params = { leader: { key: `leader.${leader}` }, mission, place, own, enemy };
  return { key: enemy > 0 ? 'board.rb.news.attempt' : 'board.rb.news.attemptAlone', params };
}

/** What is told of a mission: its latest sentence, or both rolls, its result, and what that meant. */
export function attemptOf(entries: readonly LogEntry[], viewer: string): Pick<Moment, 'title'> & Partial<Moment> {
  const index = entries.findLastIndex(({ key }) => RESULTS.has(key));
  const result = entries[index];
  const [first] = sentencesOf(entries.filter(({ key }) => OPENING_KEYS.has(key)));
  const title = textOf(result ?? first ?? entries[0] ?? { key: '' });
  const story = missionStory(entries);
  if (!result || !story) {
    // Carried out without an attempt: what it did, or why it has changed nothing yet.
    const ended = entries.find(({ key }) => ENDS.has(key)) ?? sentencesOf(story?.rest ?? []).at(-1);
    return { title, ...(ended && { meaning: textOf(ended) }) };
  }
  const rolled = { rebel: story.dice.rebel?.length ?? 0, imperial: story.dice.imperial?.length ?? 0 };
  const opening = openingOf(entries, rolled);
  const [after] = sentencesOf(entries.slice(index + 1));
  const meaning = after ? textOf(after) : story.isTie ? { key: 'board.rb.mission.tie' } : null;
  const isWon = result.key !== 'log.missionFails';
  const isMine = viewer.split('-')[0] === rivalOf(story.side) ? !isWon : isWon;
  return {
    title,
    cue: isMine ? 'success' : 'failure',
    ...(opening && rolled.rebel + rolled.imperial > 0 && { dice: rolled.rebel + rolled.imperial, opening }),
    ...(meaning && { meaning }),
  };
}
