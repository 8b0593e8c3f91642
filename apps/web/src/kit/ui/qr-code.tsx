import { useMemo } from 'react';
import { lazyValue, useLazyValue } from '../net/lazy-value.ts';
import * as css from './qr-code.module.css';

interface Modules {
  /** Modules along a side, quiet zone included. */
  readonly size: number;
  /** Dark modules as an SVG path, one unit a module. */
  readonly path: string;
}

const encoder = lazyValue(() => import('qr'));

/** QR code of a text, error correction level M. */
function modulesOf({ encodeQR }: typeof import('qr'), text: string): Modules {
  const rows = encodeQR(text, 'raw', { ecc: 'medium' });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}

/** QR code of a link, dark on light as scanners expect. Takes its space before the encoder has loaded. */
export function QrCode({ link, label }: { link: string; label: string }) {
  const loaded = useLazyValue(encoder);
  const modules = useMemo(() => loaded && modulesOf(loaded, link), [loaded, link]);
  const size = modules?.size ?? 1;
  return (
    <svg
      data-drawing=""
      className={css.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      {modules && <path d={modules.path} />}
    </svg>
  );
}
