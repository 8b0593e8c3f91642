import { describeRandomGames } from './games.ts';

describeRandomGames(2);
