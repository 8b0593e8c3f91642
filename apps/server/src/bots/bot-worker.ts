import { parentPort } from 'node:worker_threads';
import { titles } from '@echo-base/games/titles';
import { askBot, type Question } from './bot-runner.ts';

parentPort?.on('message', (question: Question) => {
  parentPort?.postMessage(askBot(titles, question));
});
