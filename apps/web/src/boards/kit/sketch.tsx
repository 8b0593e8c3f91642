import type { Picture, Shape } from '@echo-base/games/engine/picture';
import { createElement, type ReactElement } from 'react';
import { artUrl } from '../../kit/ui/art.ts';
import { cx } from '../../kit/ui/cx.ts';
import { lookClass } from '../../kit/ui/seat-looks.ts';
import css from './sketch.module.css';

function elementOf({ tag, attributes, paint, look, art, inside = [] }: Shape): ReactElement {
  const className = cx(paint && css[paint], look && lookClass(look)) || undefined;
  const properties = { ...attributes, className, ...(art !== undefined && { href: artUrl(art) }) };
  return createElement(tag, properties, ...elementsOf(inside));
}

/** The elements of a drawing, as children that stay in their order. */
export const elementsOf = (shapes: readonly Shape[]): ReactElement[] => shapes.map(elementOf);

/** A small picture of a position, hidden from readers, who have it in words; cut at its sides to fill its box. */
export function Sketch({ picture: { width, height, shapes } }: { readonly picture: Picture }) {
  const box = {
    'aria-hidden': true,
    'data-drawing': '',
    className: css.sketch,
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: 'xMidYMid slice',
  } as const;
  return createElement('svg', box, ...elementsOf(shapes));
}
