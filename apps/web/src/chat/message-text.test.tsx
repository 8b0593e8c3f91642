// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mount } from '../testing/mount.ts';
import { MessageText, piecesOf } from './message-text.tsx';

const linksIn = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? []);

test.each([
  ['look https://example.org/a?b=c#d now', ['https://example.org/a?b=c#d']],
  ['http://192.168.1.5:8000/m/x?invite=AB_-', ['http://192.168.1.5:8000/m/x?invite=AB_-']],
  ['(see https://example.org/wiki/Hoth_(planet)).', ['https://example.org/wiki/Hoth_(planet)']],
  ['https://a.example, https://b.example!', ['https://a.example', 'https://b.example']],
  ['“https://a.example/x”', ['https://a.example/x']],
  ['HTTPS://A.EXAMPLE', ['HTTPS://A.EXAMPLE']],
  ['https:// nothing', []],
  ['https://[', []],
  ['javascript:alert(1) data:text/html,x ftp://a.example file:///etc', []],
  ['no address: example.org', []],
])('the addresses in "%s" are links', (text, links) => {
  expect(linksIn(text)).toEqual(links);
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

test('a link of a message opens apart, tells nothing about the game, and reads as it was written', async () => {
  const { draw } = mount(() => (
    <p>
      <MessageText text="Rules: https://example.org/r?x=<b>." />
    </p>
  ));
  await draw({});
  expect(document.querySelector('p')?.textContent).toBe('Rules: https://example.org/r?x=<b>.');
  const link = document.querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://example.org/r?x=');
  expect(link?.target).toBe('_blank');
  expect(link?.rel).toBe('noopener noreferrer ugc');
});
