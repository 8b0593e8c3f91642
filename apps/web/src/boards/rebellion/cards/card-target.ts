import type { Option } from '../../../kit/net/types.ts';
import { chipNumber } from '../../../question/selection/chips.ts';
import { isOpen, piecesOf } from '../../../question/selection/offered.ts';
import type { Chosen } from '../../../question/selection/selection.ts';
import {
  type LiveTarget,
  NO_TARGET,
  offeredAt,
  type Target,
  targetOf,
  useTarget,
} from '../../../question/selection/target.ts';
import { revealsMission } from '../confirm-label.ts';

type Offer = Pick<Target, 'selected' | 'act' | 'number' | 'options'>;

/** As a piece: pressing it chooses it, or acts if its place is already chosen. */
function asPiece(chosen: Chosen, id: string, own: readonly Option[]): Offer {
  const there = chosen.place === null ? undefined : own.find((option) => option.at === chosen.place);
  const selected = chosen.piece === id;
  const legal = own.filter(isOpen);
  const isOnly = own.length === 1 && own[0]?.at === undefined;
  // The only target of a mission is shown, and sent once that is confirmed.
  const isAim = !selected && legal.length === 1 && legal.every(revealsMission);
  const only = isOnly ? own[0] : (there ?? (isAim ? legal[0] : undefined));
  return {
    options: there ? [there] : own,
    selected,
    number: chipNumber({ ...chosen, piece: null }, id),
    act: only ? { press: only } : { piece: selected ? null : id },
  };
}

/** As a place of options on offer: pressing it acts, or picks it if several may be picked. */
function asPlace(chosen: Chosen, id: string, here: readonly Option[]): Offer {
  const [only, ...others] = here.filter(isOpen);
  return {
    options: here,
    selected: chosen.place === id || here.some((option) => chosen.picked.includes(option.key)),
    number: only ? chipNumber(chosen, only) : null,
    act: only && others.length === 0 ? { press: only } : null,
  };
}

/** As a place whose piece is not chosen yet: pressing it chooses the place first. */
function asPlaceFirst(chosen: Chosen, id: string): Offer {
  const options = (chosen.decision?.options ?? []).filter((option) => option.at === id && option.from !== undefined);
  const selected = chosen.place === id;
  return { options, selected, number: null, act: { place: selected ? null : id } };
}

/** As an act that the bar shows too, such as an action card that is put nowhere. */
const asAct = (option: Option): Offer => ({ options: [option], selected: false, number: null, act: { press: option } });

function waysOf(chosen: Chosen, id: string): Offer {
  const act = id.startsWith('card:') && chosen.decision?.options.find(({ kind, at }) => kind === 'plain' && at === id);
  if (act) return asAct(act);

  const own = piecesOf(chosen.decision).get(id) ?? [];
  const here = offeredAt(chosen, id);
  // A card in play may be both: a place for the chosen leader, and a piece of its own.
  const isPlaceNow = chosen.piece !== null && chosen.piece !== id && here.some(isOpen);
  if (isPlaceNow) return asPlace(chosen, id, here);
  if (own.length > 0) return asPiece(chosen, id, own);
  if (here.length > 0 || chosen.piece !== null) return asPlace(chosen, id, here);
  return asPlaceFirst(chosen, id);
}

/** State of a leader or card (`leader:…`, `card:…`) in the question. With several open options the player chooses. */
export const useUsed = (id: string): LiveTarget =>
  useTarget((chosen) => {
    const { options, selected, number, act } = waysOf(chosen, id);
    if (options.length === 0) return { ...NO_TARGET, selected };
    const target = targetOf(chosen, options);
    const isLegal = target.state === 'legal';
    const keys = options.filter((option) => option.at === id).map(({ key }) => key);
    return { ...target, selected, number: isLegal ? number : null, act: isLegal ? act : null, lights: [...keys, id] };
  });

/** The option that takes a leader back from its card: an ordinary act that points at it. */
export const useTakeBack = (leader: string): LiveTarget =>
  useTarget((chosen) =>
    targetOf(
      chosen,
      (chosen.decision?.options ?? []).filter(({ at, kind }) => at === `leader:${leader}` && kind === 'plain'),
    ),
  );
