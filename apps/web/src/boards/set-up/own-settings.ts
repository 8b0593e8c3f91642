import type { ComponentType } from 'react';
import type { TitleInfo } from '../../kit/net/types.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import type { MatchSettings } from './setting-fields.ts';

/** Props of a title's own form for the settings of a match before its start. */
export interface OwnSettingsProps {
  readonly info: TitleInfo;
  readonly settings: MatchSettings;
  /** Ids of all seats of the match. */
  readonly seats: readonly string[];
  onChange(settings: MatchSettings): void;
}

/** Forms by folder: that of a title is `boards/<title>/settings.tsx`, which exports it as `Settings`. */
const files = import.meta.glob<{ readonly Settings: ComponentType<OwnSettingsProps> }>('../*/settings.tsx');
const forms = new Map(
  Object.entries(files).map(([path, load]) => [
    path.split('/').at(-2) ?? '',
    lazyPart(async () => (await load()).Settings),
  ]),
);

/** A title's own form of settings, loaded when it is rendered; undefined if the title uses the common one. */
export function ownSettings(title: string): ComponentType<OwnSettingsProps> | undefined {
  return forms.get(title);
}
