import type { ComponentType, ReactNode } from 'react';
import type { TitleInfo } from '../../net/types.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { Draft } from './draft.ts';

/** Props of a title's own form for a new match. */
export interface OwnFormProps {
  readonly info: TitleInfo;
  readonly draft: Draft;
  onChange(draft: Draft): void;
  /** Parts that the forms of all titles share: who takes which seat, the clock, name and watchers. */
  readonly seats: ReactNode;
  readonly time: ReactNode;
  readonly table: ReactNode;
  /** The acts that create the match: must always be in view. */
  readonly acts: ReactNode;
}

/** Forms by folder: that of a title is `boards/<title>/create.tsx`, which exports it as `Create`. */
const files = import.meta.glob<{ readonly Create: ComponentType<OwnFormProps> }>('../../boards/*/create.tsx');
const forms = new Map(
  Object.entries(files).map(([path, load]) => [
    path.split('/').at(-2) ?? '',
    lazyPart(async () => ({ default: (await load()).Create })),
  ]),
);

/** A title's own form, loaded when it is rendered; undefined if the title uses the common one. */
export function ownForm(title: string): ComponentType<OwnFormProps> | undefined {
  return forms.get(title);
}
