import { readFileSync } from 'node:fs';
import { see } from '@echo-base/games/engine';
import { playout, testRng, testSeed } from '@echo-base/games/engine/testing';
import { testedTitles } from '@echo-base/games/testing';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { LOOK_COLOURS, MARK_COLOUR, svgOf } from './picture-svg.ts';

const styles = (file: string) => readFileSync(new URL(`../../../web/src/kit/ui/${file}`, import.meta.url), 'utf8');

test('the colours of looks and of the last act are those of pages', () => {
  const tokens = styles('tokens.css');
  const [root = ''] = /:root,[\s\S]*?\n\}/.exec(tokens) ?? [];
  const colourOf = (text: string): string => {
    const [, name] = /^var\((--[\w-]+)\)$/.exec(text) ?? [];
    return name === undefined ? text : (new RegExp(`\\s${name}: ([^;]+);`).exec(root)?.[1] ?? '');
  };
  const looks = styles('seat-looks.module.css');
  const known = [...looks.matchAll(/\.(\w+) \{\s+--seat: ([^;]+);\s+--seat-dk: ([^;]+);/g)];
  expect(known.map(([, look = '', seat = '', ground = '']) => [look, [colourOf(seat), colourOf(ground)]])).toEqual(
    Object.entries(LOOK_COLOURS),
  );
  expect(colourOf('var(--ink)')).toBe(MARK_COLOUR);
});

/** Pixels of a picture. */
const pixelsOf = (svg: string) => new Resvg(svg, { fitTo: { mode: 'width', value: 236 } }).render();

test.each(testedTitles.filter(({ picture }) => picture).map((title) => [title.id, title] as const))(
  'what lists show of %s becomes a picture of the same shape, in many colours',
  (_id, title) => {
    const seats = title.seatings()[0] ?? [];
    const told: string[] = [];
    playout(title, { seats, options: title.options.parse({ ...title.short }), seed: testSeed(7) }, testRng(7), {
      each({ after }) {
        const { view, log } = see(title, after, 'spectator');
        told.push(JSON.stringify(title.glance?.(view, log)));
      },
    });
    for (const one of [told[0], told[20], told.at(-1)]) {
      const picture = title.picture?.(JSON.parse(one ?? ''));
      if (!picture) throw new Error('no picture');
      const drawn = pixelsOf(svgOf(picture, () => null));
      expect(drawn.width / drawn.height).toBeCloseTo(picture.width / picture.height, 1);
      const colours = new Set(Array.from({ length: 500 }, (_, at) => drawn.pixels.readUInt32LE(at * 4 * 90)));
      expect(colours.size).toBeGreaterThan(3);
    }
  },
);

test('text from a position cannot leave its attribute, and an unknown look is drawn in neutral colours', () => {
  const evil = '"/><script href="https://evil.example">&';
  const picture = {
    width: 10,
    height: 10,
    shapes: [
      {
        tag: 'g',
        attributes: { transform: evil },
        look: evil as 'none',
        inside: [{ tag: 'circle', attributes: {}, paint: 'piece' }],
      },
      { tag: 'image', attributes: {}, art: 'planets/nowhere.svg' },
    ],
  } as const;
  const svg = svgOf(picture, () => null);
  expect(svg).not.toContain('<script');
  expect(svg).not.toContain('<image');
  expect(svg).toContain(`<circle fill="${LOOK_COLOURS.none[1]}" stroke="${LOOK_COLOURS.none[0]}"></circle>`);
  expect(pixelsOf(svg).width).toBe(236);
});

test('a drawing of the client is within the picture', () => {
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#f00"/></svg>';
  const href = `data:image/svg+xml;base64,${Buffer.from(red).toString('base64')}`;
  const image = { tag: 'image', attributes: { width: 8, height: 8 }, art: 'planets/red.svg' } as const;
  const { pixels } = pixelsOf(
    svgOf({ width: 8, height: 8, shapes: [image] }, (file) => (file === 'planets/red.svg' ? href : null)),
  );
  expect([...pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255]);
});
