// @vitest-environment happy-dom
import type { ServerInfo } from '@echo-base/protocol';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { TranslationProvider } from '../i18n/translate.tsx';
import * as basePath from '../net/base-path.ts';
import * as serverInfo from '../net/server-info.ts';
import { ReachableLink } from './reachable-link.tsx';

const told = { info: {} as ServerInfo };
beforeEach(() => {
  vi.spyOn(serverInfo, 'useServerInfo').mockImplementation(() => told.info);
  vi.spyOn(basePath, 'ownAddress').mockReturnValue('http://localhost:8000');
});

const HOME: ServerInfo = {
  ...({ name: 'Echo Base', version: '1', needsPassword: false, create: 'everyone' } as const),
  networkAddresses: [
    { url: 'http://192.168.1.20:8000', network: 'wlan0' },
    { url: 'http://10.0.0.5:8000', network: 'eth0' },
  ],
};

function links() {
  const mounted = mount(({ paths }: { paths: readonly string[] }) => (
    <TranslationProvider title={null}>
      {paths.map((path) => (
        <ReachableLink key={path} path={path} label="Link" qrLabel="Code" title="Dice" text="Play" />
      ))}
    </TranslationProvider>
  ));
  const shown = () => [...document.querySelectorAll<HTMLInputElement>('input[readonly]')].map(({ value }) => value);
  const facts = () => [...document.querySelectorAll('li')].map((one) => one.textContent).join(' ');
  const choose = (label: string) =>
    act(async () => {
      const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
      found?.querySelector('input')?.click();
    });
  return { ...mounted, shown, facts, choose };
}

test('with a public address and those of the network a switch changes all links of the page and who can open them', async () => {
  told.info = { ...HOME, publicUrl: 'https://play.example' };
  const { draw, shown, facts, choose } = links();
  await draw({ paths: ['/m/a', '/recover#b'] });
  expect(shown(), 'the internet first').toEqual(['https://play.example/m/a', 'https://play.example/recover#b']);
  expect(facts()).toContain('over mobile data');
  expect(document.querySelector('fieldset legend')?.textContent).toBe('Who is the link for?');
  await choose('Same network');
  expect(shown()).toEqual(['http://192.168.1.20:8000/m/a', 'http://192.168.1.20:8000/recover#b']);
  expect(facts()).toMatch(/Works on every phone.*Does not work over mobile data.*Choose Internet/);
  expect([...document.querySelectorAll('option')].map(({ value }) => value).slice(0, 2)).toEqual([
    'http://192.168.1.20:8000',
    'http://10.0.0.5:8000',
  ]);
  await choose('Internet');
  expect(shown()[0]).toBe('https://play.example/m/a');
});

test('without a public address there is nothing to switch, and no link names this computer only', async () => {
  told.info = HOME;
  const { draw, shown, facts } = links();
  await draw({ paths: ['/m/a'] });
  expect(document.querySelector('fieldset')).toBeNull();
  expect(shown()).toEqual(['http://192.168.1.20:8000/m/a']);
  expect(facts()).not.toContain('Choose Internet');
});
