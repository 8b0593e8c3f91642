/**
 * Stands in for d3-transition, which d3-zoom imports for animated transitions: the camera animates with CSS, so there is
 * none to interrupt.
 */
import { selection } from 'd3-selection';

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});

export const interrupt = () => {};
