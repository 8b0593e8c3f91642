import { expect, test } from 'vitest';
import { failOnMissingClass, namedClasses } from '../../class-names.ts';

/** The import of a style sheet in what a build makes of a component. */
function importIn(component: string): string | undefined {
  const { transform } = namedClasses();
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  const source = `import css from './Board.module.css';\n${component}`;
  const { code } = transform.call({} as never, source, '/src/Board.tsx') as { code: string };
  return /^import (.*?) from/.exec(code)?.[1];
}

test('a sheet is imported by the names of its classes, unless a variable names one', () => {
  expect(importIn('export const Board = () => <p className={css.board}>./css/x</p>;')).toBe('* as css');
  expect(importIn('export const Board = ({ tone }) => <p className={css[tone]} />;')).toBe('css');
  expect(importIn('export const Board = () => <Row css={css} />;')).toBe('css');
});

test('a class that its sheet does not have fails the build, other warnings do not', () => {
  expect(() => failOnMissingClass('warn', { code: 'IMPORT_IS_UNDEFINED', message: 'no ring' })).toThrow('no ring');
  expect(() => failOnMissingClass('warn', { code: 'PLUGIN_TIMINGS', message: 'slow' })).not.toThrow();
});
