import { qrMatrix } from '#art/qr/qr-matrix.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  text: string;
  /** What it is, read out. */
  label: string;
  /** White modules around it; 4 unless the page has white around it. */
  margin?: number | undefined;
  /** Picture in its middle; level Q mends what it covers. */
  icon?: string | undefined;
}

/** Side of the icon as a part of the code: 5 % of its area. */
const ICON = 0.22;

/** A QR code, dark on white in every scheme; nothing when the text is too long for one. */
export function QrCode({ text, label, margin = 4, icon }: QrCodeProps) {
  const matrix = qrMatrix(text);
  if (matrix === null) return null;
  const side = matrix.length;
  const path = matrix
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side + 2 * margin} ${side + 2 * margin}`}
      shapeRendering="crispEdges"
    >
      <rect
        x={-margin}
        y={-margin}
        width={side + 2 * margin}
        height={side + 2 * margin}
        fill="#ffffff"
      />
      <path d={path} fill="#000000" />
      {icon === undefined ? null : <QrIcon side={side} href={icon} />}
    </svg>
  );
}

function QrIcon({ side, href }: { side: number; href: string }) {
  const size = side * ICON;
  const start = (side - size) / 2;
  return (
    <>
      <rect x={start - 1} y={start - 1} width={size + 2} height={size + 2} fill="#ffffff" />
      <image href={href} x={start} y={start} width={size} height={size} />
    </>
  );
}
