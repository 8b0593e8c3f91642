import { SKY, sky } from '@echo-base/games/engine/picture';
import { createElement, Fragment } from 'react';
import { elementsOf } from './sketch.tsx';

/** Size of the pictures of titles, in units of their SVG. */
export const { width: WIDTH, height: HEIGHT } = SKY;

/** A night sky for pictures of titles. */
export const Sky = () => createElement(Fragment, null, ...elementsOf(sky()));
