import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/translate.tsx';
import { chipNumber } from '../../../match/chips.ts';
import { piecesOf, shownOptions, type Targets, useTargets } from '../../../match/targets.tsx';
import type { Option } from '../../../net/types.ts';
import { reasonOf } from '../../refusals.ts';
import { revealsMission } from '../confirm-label.ts';

/** State of a leader or card (`leader:…`, `card:…`) in the question. */
export interface Target {
  readonly state: 'none' | 'legal' | 'refused';
  /** Chosen as the piece or the place, or one of several picked. */
  readonly selected: boolean;
  readonly hovered: boolean;
  /** Number of its chip, from 1. */
  readonly number: number | null;
  /** Its current options. */
  readonly options: readonly Option[];
  /** Reason why it has no option, in the language of the interface. */
  readonly reason: string | undefined;
  /** Chooses it, or acts if only one act is left. With several the caller lets the player choose. */
  press(): void;
  hover(on: boolean): void;
}

type Ways = Pick<Target, 'selected' | 'press'> & { readonly options: readonly Option[]; readonly chip: number | null };

/** As a piece: pressing it chooses it, or acts if its place is already chosen. */
function asPiece(targets: Targets, id: string, own: readonly Option[]): Ways {
  const there = targets.place === null ? undefined : own.find((option) => option.at === targets.place);
  const press = () => {
    const legal = own.filter(({ refused }) => !refused);
    const isOnly = own.length === 1 && own[0]?.at === undefined;
    // The only target of a mission is shown, and sent once that is confirmed.
    const isAim = targets.piece !== id && legal.length === 1 && legal.every(revealsMission);
    const only = isOnly ? own[0] : (there ?? (isAim ? legal[0] : undefined));
    if (only) targets.press(only);
    else targets.choosePiece(targets.piece === id ? null : id);
  };
  return {
    options: there ? [there] : own,
    selected: targets.piece === id,
    chip: chipNumber({ ...targets, piece: null }, id),
    press,
  };
}

/** As a place of options on offer: pressing it acts, or picks it if several may be picked. */
function asPlace(targets: Targets, id: string, here: readonly Option[]): Ways {
  const legal = here.filter((option) => !option.refused);
  const [only] = legal;
  return {
    options: here,
    selected: targets.place === id || here.some((option) => targets.picked.includes(option.key)),
    chip: only ? chipNumber(targets, only) : null,
    press: () => {
      if (only && legal.length === 1) targets.press(only);
    },
  };
}

/** As a place whose piece is not chosen yet: pressing it chooses the place first. */
function asPlaceFirst(targets: Targets, id: string): Ways {
  const options = (targets.decision?.options ?? []).filter((option) => option.at === id && option.from !== undefined);
  const selected = targets.place === id;
  return { options, selected, chip: null, press: () => targets.choosePlace(selected ? null : id) };
}

/** As an act that the bar shows too, such as an action card that is put nowhere. */
function asAct(targets: Targets, option: Option): Ways {
  return { options: [option], selected: false, chip: null, press: () => targets.press(option) };
}

function waysOf(targets: Targets, id: string): Ways {
  const act = id.startsWith('card:') && targets.decision?.options.find(({ kind, at }) => kind === 'plain' && at === id);
  if (act) return asAct(targets, act);

  const own = piecesOf(targets.decision).get(id) ?? [];
  const here = shownOptions(targets).filter((option) => option.at === id);
  // A card in play may be both: a place for the chosen leader, and a piece of its own.
  const isPlaceNow = targets.piece !== null && targets.piece !== id && here.some((option) => !option.refused);
  if (isPlaceNow) return asPlace(targets, id, here);
  if (own.length > 0) return asPiece(targets, id, own);
  if (here.length > 0 || targets.piece !== null) return asPlace(targets, id, here);
  return asPlaceFirst(targets, id);
}

/** State of one leader or card in the question. */
export function useTarget(id: string): Target {
  const t = useTranslate();
  const targets = useTargets();
  return useMemo(() => {
    const { options, selected, chip, press } = waysOf(targets, id);
    const legal = options.filter((option) => !option.refused);
    const keys = [id, ...options.filter((option) => option.at === id).map((option) => option.key)];
    return {
      state: options.length === 0 ? 'none' : legal.length > 0 ? 'legal' : 'refused',
      selected,
      hovered: targets.hovered !== null && keys.includes(targets.hovered),
      number: legal.length > 0 && chip !== null && chip <= 9 ? chip : null,
      options,
      reason: legal.length === 0 ? reasonOf(t, options[0]?.refused) : undefined,
      press: () => {
        if (legal.length > 0) press();
      },
      hover: (on) => targets.hover(on ? (keys[1] ?? id) : null),
    };
  }, [targets, id, t]);
}

/** The option that takes a leader back from its card: an ordinary act that points at it. */
export function useTakeBack(leader: string): { option: Option | null; press(): void } {
  const targets = useTargets();
  const option = targets.decision?.options.find((one) => one.at === `leader:${leader}` && one.kind === 'plain') ?? null;
  return { option, press: () => option && targets.press(option) };
}
