export { picture } from '@echo-base/games/imperial-assault/picture';
