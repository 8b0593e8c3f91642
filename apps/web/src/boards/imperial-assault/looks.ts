export { type ArmyLook, affiliationOf, looksOf } from '@echo-base/games/imperial-assault/client';
