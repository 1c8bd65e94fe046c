import { useEffect, useState } from 'react';
import styles from './my-account.module.css';

interface Props {
  readonly text: string;
  /** Text alternative of the image. */
  readonly label: string;
}

/** Width of the light margin around a QR code, in modules (ISO/IEC 18004). */
const quietZone = 4;

/**
 * Renders a QR code. Renders nothing if the QR library cannot be loaded, so the text must also be shown beside the
 * code.
 */
export function QrCode({ text, label }: Props) {
  const [rows, setRows] = useState<readonly (readonly boolean[])[] | 'failed' | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const show = (found: typeof rows) => {
      if (isCurrent) setRows(found);
    };
    import(/* webpackChunkName: "qr" */ 'uqr').then(
      ({ encode }) => show(encode(text, { ecc: 'M', border: quietZone }).data),
      () => show('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);

  if (rows === 'failed') return null;
  return (
    <div className={styles.qr}>
      {rows && (
        <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`}>
          <path d={darkRuns(rows)} shapeRendering="crispEdges" />
        </svg>
      )}
    </div>
  );
}

/** Returns the dark modules as an SVG path with a rectangle for each horizontal run. */
function darkRuns(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end < 0 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    )
    .join('');
}
