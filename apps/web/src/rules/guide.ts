import { create } from 'zustand';
import { writeStored } from '../kit/net/stored.ts';
import { isByName, storedAs } from '../kit/net/stored-as.ts';

/** Current place of a match in its rules and its guide. */
export interface Here {
  /** The chapter of the current step. */
  readonly chapter: string;
  /** Which guide is for this viewer, such as a side; null for spectators. */
  readonly player: string | null;
  /** The role of this viewer in a team: its guide comes before that of the player, where it has another one. */
  readonly role?: string;
  /** The step of the guide. */
  readonly step: string;
  /** Whether the guide is meant for this part of the match. */
  readonly isEarly: boolean;
}

/** Nothing is stored before a first match: the guide then shows in its early part. */
type Guide = 'off' | 'on';

const KEY = 'echo-base.guides';

const stored = isByName((value): value is Guide => value === 'off' || value === 'on');

interface GuideState {
  readonly guides: Readonly<Record<string, Guide>>;
  set(id: string, guide: Guide): void;
}

/** Guides of first matches by title and player, stored by this browser. */
export const useGuides = create<GuideState>((change) => ({
  guides: storedAs(stored, 'localStorage', KEY) ?? {},
  set(id, guide) {
    change(({ guides }) => {
      const next = { ...guides, [id]: guide };
      writeStored('localStorage', KEY, JSON.stringify(next));
      return { guides: next };
    });
  },
}));

/** Id of the guide for a title and the player of a view: a role has one of its own, whatever became of the player's. */
export const guideId = (title: string, { player, role }: Pick<Here, 'role'> & { readonly player: string }): string =>
  [title, player, ...(role ? [role] : [])].join('.');

/** Whether the guide shows: in the early part unless dismissed, and always after a restart of the guide. */
export function showsGuide(guide: Guide | undefined, isEarly: boolean): boolean {
  return guide === 'on' || (guide === undefined && isEarly);
}
