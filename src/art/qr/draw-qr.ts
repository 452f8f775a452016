import { el } from '../svg.ts';
import { qrMatrix } from './qr-matrix.ts';

export interface QrRequest {
  text: string;
  /** Side in pixels; there is no margin. */
  size: number;
  /** A finished square drawing for the middle, and its side. */
  logo: { drawing: string; side: number } | null;
}

/** Of the side; hides a twentieth of the code, which its correction makes good. */
const LOGO_SHARE = 0.22;

/** A QR code as a picture, dark on white in every scheme; null when the text is too long for one. */
export function drawQr({ text, size, logo }: QrRequest): string | null {
  const matrix = qrMatrix(text);
  if (matrix === null) return null;
  const modules = matrix
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const side = matrix.length;
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${side} ${side}`,
      width: size,
      height: size,
      'shape-rendering': 'crispEdges',
    },
    el('rect', { width: side, height: side, fill: '#ffffff' }),
    el('path', { d: modules, fill: '#000000' }),
    ...(logo === null ? [] : drawLogo(logo, side)),
  );
}

function drawLogo(logo: NonNullable<QrRequest['logo']>, side: number): readonly string[] {
  const share = Math.round(side * LOGO_SHARE);
  const edge = (side - share) / 2;
  const place = { x: edge - 0.5, y: edge - 0.5, width: share + 1, height: share + 1 };
  const own = { x: edge, y: edge, width: share, height: share };
  const viewBox = `0 0 ${logo.side} ${logo.side}`;
  return [
    el('rect', { ...place, fill: '#ffffff' }),
    el('svg', { ...own, viewBox, 'shape-rendering': 'auto' }, logo.drawing),
  ];
}
