export { picture } from '@echo-base/games/galaxy-dice/picture';
