export { picture } from '@echo-base/games/battle-of-hoth/picture';
