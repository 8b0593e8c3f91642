import { describeRestarts } from './restarts.ts';

describeRestarts('sqlite');
