import type { FigureView, SpaceId, View } from '@echo-base/games/imperial-assault/client';
import { spacesOf } from '@echo-base/games/imperial-assault/client';
import type { Translate } from '../../../kit/i18n/translate.tsx';
import { figureName } from '../names.ts';

/** The figure whose base covers a space; null for none. */
export function figureAt(view: View, space: SpaceId): FigureView | null {
  return view.figures.find((figure) => spacesOf(figure).includes(space)) ?? null;
}

/** A figure in words: name, owner, health and conditions. */
function figureWords(t: Translate, view: View, figure: FigureView, owner: string): string {
  const { damage, health, conditions } = figure;
  const words = [
    t(figureName(view, figure)),
    t('board.ia.of', { owner }),
    t('board.ia.health', { left: health - damage, health }),
    ...conditions.map((condition) => t(`condition.${condition}`)),
    ...figure.carries.map((id) => {
      const token = view.tokens.find((one) => one.id === id);
      return token ? t('board.ia.carries', { token: t(`token.${token.type}`) }) : '';
    }),
  ];
  return words.filter(Boolean).join(', ');
}

/** Accessible name of a space: its id, and what is in it. */
export function spaceName(t: Translate, view: View, space: SpaceId, nameOf: (seat: string) => string): string {
  const figure = figureAt(view, space);
  const tokens = view.tokens.filter((token) => token.space === space);
  const terminal = view.terminals.find((one) => one.space === space);
  const words = [
    space,
    figure && figureWords(t, view, figure, nameOf(figure.seat)),
    ...tokens.map(({ type }) => t(`token.${type}`)),
    terminal && (terminal.seat ? t('board.ia.terminal.of', { owner: nameOf(terminal.seat) }) : t('board.ia.terminal')),
  ];
  return words.filter(Boolean).join(', ');
}
