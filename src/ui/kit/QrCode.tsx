import { qrMatrix } from '#art/qr/qr-matrix.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  text: string;
  /** What it is, read out. */
  label: string;
}

/** A QR code, dark on white in every scheme; nothing when the text is too long for one. */
export function QrCode({ text, label }: QrCodeProps) {
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
      viewBox={`-4 -4 ${side + 8} ${side + 8}`}
      shapeRendering="crispEdges"
    >
      <rect x={-4} y={-4} width={side + 8} height={side + 8} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
