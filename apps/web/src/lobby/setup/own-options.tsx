import type { ComponentType } from 'react';
import type { TitleInfo } from '../../net/types.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { OptionValues } from '../option-fields.ts';

/** Props of a title's own form for the options of a match before its start. */
export interface OwnOptionsProps {
  readonly info: TitleInfo;
  readonly options: OptionValues;
  /** Ids of all seats of the match. */
  readonly seats: readonly string[];
  onChange(options: OptionValues): void;
}

/** Forms by folder: that of a title is `boards/<title>/options.tsx`, which exports it as `Options`. */
const files = import.meta.glob<{ readonly Options: ComponentType<OwnOptionsProps> }>('../../boards/*/options.tsx');
const forms = new Map(
  Object.entries(files).map(([path, load]) => [
    path.split('/').at(-2) ?? '',
    lazyPart(async () => ({ default: (await load()).Options })),
  ]),
);

/** A title's own form of options, loaded when it is rendered; undefined if the title uses the common one. */
export function ownOptions(title: string): ComponentType<OwnOptionsProps> | undefined {
  return forms.get(title);
}
