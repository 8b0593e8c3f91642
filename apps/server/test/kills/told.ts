import type { PushMessage } from '@echo-base/protocol';

/** By match, the keys of the messages or the news that tell of its end. */
export type Told = ReadonlyMap<string, ReadonlySet<string>>;

function collect(found: Iterable<readonly [match: string, key: string]>): Told {
  const told = new Map<string, Set<string>>();
  for (const [match, key] of found) told.set(match, (told.get(match) ?? new Set()).add(key));
  return told;
}

interface News {
  readonly key: string;
  readonly kind: string;
  readonly text: string;
}

/** Ends told by a hook, with the keys of the news. */
export function byHook(texts: readonly string[]): Told {
  const news = texts.flatMap((text) => (JSON.parse(text) as { news: News[] }).news);
  return collect(
    news.filter(({ kind }) => kind === 'end').map(({ text, key }) => [/Match \d+/.exec(text)?.[0] ?? text, key]),
  );
}

/** Ends told by notifications, with the keys of the messages. */
export function byPush(messages: readonly PushMessage[]): Told {
  return collect(
    messages.flatMap(({ title, text, key }) =>
      [...`${title} · ${text}`.matchAll(/Over: (Match \d+)/g)].map(([, match = '']) => [match, key] as const),
    ),
  );
}

/** Ends told by mail, with the ids of the mails. */
export function byMail(sources: readonly string[]): Told {
  return collect(
    sources.flatMap((source) => {
      const [, key = ''] = /Message-ID: <(.*?)>/.exec(source) ?? [];
      const plain = source.replace(/=\r\n/g, '');
      return [...plain.matchAll(/(Match \d+)=E2=80=9D \([^)]*\) is over/g)].map(
        ([, match = '']) => [match, key] as const,
      );
    }),
  );
}
