import { describeRestarts } from './restarts.ts';

describeRestarts('postgres');
