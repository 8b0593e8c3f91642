// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { expect, test, vi } from 'vitest';
import { QrCode } from './qr-code.tsx';

const SCALE = 4;

/** Pixels of the drawn code, RGBA. */
function pixelsOf(path: string, size: number): { width: number; height: number; data: Uint8Array } {
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h/g))
    for (let row = 0; row < SCALE; row++)
      for (let column = 0; column < SCALE; column++) {
        const at = ((Number(y) * SCALE + row) * width + Number(x) * SCALE + column) * 4;
        data.fill(0, at, at + 3);
      }
  return { width, height: width, data };
}

test('a scanner reads the link from the code', async () => {
  const link = 'https://echo.example/m/QjMHjvOGyr-zAW0E?invite=nLsVcf3EuDhIjsBo';
  const { container: host } = render(<QrCode link={link} label="Code" />);
  const path = await vi.waitFor(() => {
    const found = host.querySelector('path')?.getAttribute('d');
    expect(found).toBeTruthy();
    return found ?? '';
  }, 20_000);
  const size = Number(host.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
  expect(decodeQR(pixelsOf(path, size))).toBe(link);
});
