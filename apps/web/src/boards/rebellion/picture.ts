export { picture } from '@echo-base/games/rebellion/picture';
