// @vitest-environment happy-dom
import { Suspense, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { mount } from './match/testing/mount.tsx';
import { preloadable } from './preloadable.tsx';

function Page({ name }: { name: string }) {
  const [first] = useState(name);
  return (
    <p>
      {first} {name}
    </p>
  );
}

test('a page that was preloaded is rendered at once', async () => {
  const Preloaded = preloadable(async () => Page);
  await Preloaded.preload();
  expect(renderToString(<Preloaded name="Ida" />)).toBe(renderToString(<Page name="Ida" />));
});

test('another page is rendered when it is loaded, and stays the same page', async () => {
  const Later = preloadable(async () => Page);
  const { draw, close } = mount((name: string) => (
    <Suspense fallback="...">
      <Later name={name} />
    </Suspense>
  ));
  await draw('Ida');
  expect(document.body.textContent).toBe('Ida Ida');
  await Later.preload();
  await draw('Marta');
  expect(document.body.textContent).toBe('Ida Marta');
  await close();
});
