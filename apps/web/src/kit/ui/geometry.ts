export { hexPoints } from '@echo-base/games/engine/picture';
