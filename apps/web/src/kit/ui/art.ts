import { serverPath } from '../net/base-path.ts';

/**
 * Address of a drawing made by `art/build.ts`. The version of all drawings, a hash of their content, is part of it, so
 * that browsers cache them permanently.
 */
export function artUrl(file: string): string {
  return serverPath(`/art/${import.meta.env.VITE_ART}/${file}`);
}
