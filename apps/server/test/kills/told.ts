import type { PushMessage } from '@echo-base/protocol';

/** What a way has told. */
export interface Told {
  /** By match, the keys of the messages or the news that tell of its end. */
  readonly ends: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many matches were told of without their names: messages that came too often are about many, and name some. */
  readonly unnamed: number;
}

/** A message: its key, the ends that it names with the keys of their news, and of how many matches it tells without a name. */
interface Read {
  readonly key: string;
  readonly ends: readonly (readonly [match: string, key: string])[];
  readonly unnamed: number;
}

function collect(messages: readonly Read[]): Told {
  const ends = new Map<string, Set<string>>();
  for (const [match, key] of messages.flatMap((message) => message.ends))
    ends.set(match, (ends.get(match) ?? new Set()).add(key));
  // One that is sent again tells nothing new.
  const once = new Map(messages.map(({ key, unnamed }) => [key, unnamed]));
  return { ends, unnamed: [...once.values()].reduce((sum, one) => sum + one, 0) };
}

const moreIn = (text: string): number => Number(/And (\d+) more/.exec(text)?.[1] ?? 0);

interface News {
  readonly key: string;
  readonly kind: string;
  readonly text: string;
}

/** Ends told by a hook, with the keys of the news. */
export function byHook(texts: readonly string[]): Told {
  const messages = texts.map((text) => JSON.parse(text) as { news: News[]; more: string | null });
  return collect(
    messages.map(({ news, more }) => ({
      key: news.map(({ key }) => key).join(),
      ends: news
        .filter(({ kind }) => kind === 'end')
        .map(({ text, key }) => [/Match \d+/.exec(text)?.[0] ?? text, key] as const),
      unnamed: moreIn(more ?? ''),
    })),
  );
}

/** Ends told by notifications, with the keys of the messages. */
export function byPush(messages: readonly PushMessage[]): Told {
  return collect(
    messages.map(({ title, text, key }) => {
      const several = /^News from (\d+) games/.exec(title)?.[1];
      const named = (several === undefined ? [title] : text.split(' · ')).filter((one) => !one.endsWith('…'));
      const ends = named.flatMap((one) => /^Over: (Match \d+)$/.exec(one)?.slice(1) ?? []);
      return { key, ends: ends.map((end) => [end, key] as const), unnamed: Number(several ?? 1) - named.length };
    }),
  );
}

/** Ends told by mail, with the ids of the mails. */
export function byMail(sources: readonly string[]): Told {
  return collect(
    sources.map((source) => {
      const [, key = ''] = /Message-ID: <(.*?)>/.exec(source) ?? [];
      const plain = source.replace(/=\r\n/g, '');
      const ends = [...plain.matchAll(/(Match \d+)=E2=80=9D \([^)]*\) is over/g)].map(
        ([, match = '']) => [match, key] as const,
      );
      return { key, ends, unnamed: moreIn(plain) };
    }),
  );
}
