import { useEffect, useState } from 'react';
import css from './qr-code.module.css';

interface Modules {
  /** Modules along a side, quiet zone included. */
  readonly size: number;
  /** Dark modules as an SVG path, one unit a module. */
  readonly path: string;
}

/** QR code of a text, error correction level M. The encoder is loaded when it is first needed. */
async function modulesOf(text: string): Promise<Modules> {
  const { encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: 'medium' });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: rows.length, path };
}

/** QR code of a link, dark on light as scanners expect. Takes its space before the encoder has loaded. */
export function QrCode({ link, label }: { link: string; label: string }) {
  const [modules, setModules] = useState<Modules | null>(null);
  useEffect(() => {
    let isCurrent = true;
    modulesOf(link).then(
      (found) => isCurrent && setModules(found),
      () => undefined, // offline: the link beside it remains
    );
    return () => {
      isCurrent = false;
    };
  }, [link]);
  const size = modules?.size ?? 1;
  return (
    <svg className={css.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      {modules && <path d={modules.path} />}
    </svg>
  );
}
