// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { lastPress, notePresses } from './press.ts';

const control = (tag: string, inside: Element = document.body) =>
  inside.appendChild(document.createElement(tag)) as HTMLElement;

beforeAll(notePresses);

test('a click of assistive technology right after a key on another control is a press of its own', () => {
  const [opens, asks] = [control('button'), control('button')];
  fireEvent.keyDown(opens, { key: 'Enter' });
  fireEvent.click(opens);
  expect(lastPress()).toMatchObject({ key: 'Enter', target: opens });
  fireEvent.click(asks);
  expect(lastPress()).toMatchObject({ key: null, target: asks });
});

test('the click that a key makes is the press of the key, also where it sends a form', () => {
  const form = control('form');
  const [field, send] = [control('input', form), control('button', form)];
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.click(send);
  expect(lastPress()).toMatchObject({ key: 'Enter', target: field });
});
