import type { ComponentType, ReactNode } from 'react';
import type { TitleInfo } from '../../kit/net/types.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import type { MatchDraft } from './match-draft.ts';

/** Props of a title's own form for a new match. */
export interface OwnFormProps {
  readonly info: TitleInfo;
  readonly draft: MatchDraft;
  onChange(draft: MatchDraft): void;
  /** Parts that the forms of all titles share: who takes which seat, the clock, name and watchers. */
  readonly seats: ReactNode;
  readonly time: ReactNode;
  readonly nameAndWatchers: ReactNode;
  /** The acts that create the match: must always be in view. */
  readonly acts: ReactNode;
}

/** Forms by folder: that of a title is `boards/<title>/create.tsx`, which exports it as `Create`. */
const files = import.meta.glob<{ readonly Create: ComponentType<OwnFormProps> }>('../*/create.tsx');
const forms = new Map(
  Object.entries(files).map(([path, load]) => [
    path.split('/').at(-2) ?? '',
    lazyPart(async () => (await load()).Create),
  ]),
);

/** A title's own form, loaded when it is rendered; undefined if the title uses the common one. */
export function ownForm(title: string): ComponentType<OwnFormProps> | undefined {
  return forms.get(title);
}
