import { deploymentCard } from '@echo-base/games/imperial-assault/client';
import type { Shape } from '../../../kit/ui/shapes/shape.ts';
import { DRAWINGS } from './drawings.ts';

/** The drawing of a deployment card's figures; undefined for Skirmish Upgrades. */
export function drawingOf(card: string): Shape | undefined {
  return DRAWINGS[deploymentCard(card).name];
}
