import { describe, expect, test } from 'vitest';
import { followsEnd, type ScrollBox } from './log-place.ts';

const END: ScrollBox = { scrollTop: 700, scrollHeight: 1000, clientHeight: 300 };

describe('the log stays at its end', () => {
  test('until the reader scrolls up, and again once they are back', () => {
    const up = { ...END, scrollTop: 500 };
    expect(followsEnd(up, END, true)).toBe(false);
    expect(followsEnd(END, up, false)).toBe(true);
  });

  test('if its box becomes lower before the scroll event of the last jump arrives', () => {
    expect(followsEnd({ ...END, clientHeight: 120 }, END, true)).toBe(true);
  });

  test('if entries get their height after they were scrolled to', () => {
    expect(followsEnd({ ...END, scrollHeight: 1200 }, END, true)).toBe(true);
  });

  test('not if the reader was further up before the box changed', () => {
    expect(followsEnd({ ...END, scrollTop: 100, clientHeight: 120 }, { ...END, scrollTop: 100 }, false)).toBe(false);
  });
});
