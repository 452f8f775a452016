import type { Point } from './scratch-mask.ts';

const SIDE = 3;

/** The foil over a whole ticket, in the colour that its canvas has as ink. */
export function paintFoil(canvas: HTMLCanvasElement): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const { width, height } = canvas;
  const field = width / SIDE;
  pen.globalCompositeOperation = 'source-over';
  pen.clearRect(0, 0, width, height);
  pen.fillStyle = getComputedStyle(canvas).color;
  pen.fillRect(0, 0, width, height);
  paintSheen(pen, width, height);
  for (let index = 0; index < SIDE * SIDE; index += 1) {
    const x = (index % SIDE) * field;
    const y = Math.floor(index / SIDE) * field;
    paintMotif(pen, x + field / 2, y + field / 2, field);
  }
  pen.strokeStyle = 'rgb(0 0 0 / 0.22)';
  pen.lineWidth = Math.max(1, field * 0.012);
  pen.setLineDash([field * 0.05, field * 0.04]);
  for (let line = 1; line < SIDE; line += 1) {
    pen.beginPath();
    pen.moveTo(line * field, 0);
    pen.lineTo(line * field, height);
    pen.moveTo(0, line * field);
    pen.lineTo(width, line * field);
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** Bands of light across the metal. */
function paintSheen(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const sheen = pen.createLinearGradient(0, 0, width, height);
  for (const [at, light] of [
    [0, 0.34],
    [0.2, 0.04],
    [0.38, 0.26],
    [0.5, 0],
    [0.68, 0.3],
    [0.82, 0.02],
    [1, 0.2],
  ] as const) {
    sheen.addColorStop(at, `rgb(255 255 255 / ${light})`);
  }
  pen.fillStyle = sheen;
  pen.fillRect(0, 0, width, height);
}

/** A flower of cut paper, the same on every field. */
function paintMotif(pen: CanvasRenderingContext2D, x: number, y: number, field: number): void {
  pen.fillStyle = 'rgb(255 255 255 / 0.28)';
  for (let petal = 0; petal < 8; petal += 1) {
    const angle = (petal * Math.PI) / 4;
    pen.beginPath();
    pen.ellipse(
      x + Math.cos(angle) * field * 0.18,
      y + Math.sin(angle) * field * 0.18,
      field * 0.12,
      field * 0.055,
      angle,
      0,
      Math.PI * 2,
    );
    pen.fill();
  }
  pen.fillStyle = 'rgb(0 0 0 / 0.16)';
  pen.beginPath();
  pen.arc(x, y, field * 0.07, 0, Math.PI * 2);
  pen.fill();
}

/** Takes the foil off along a stroke. */
export function eraseStroke(
  canvas: HTMLCanvasElement,
  from: Point,
  to: Point,
  radius: number,
): void {
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const { width, height } = canvas;
  pen.globalCompositeOperation = 'destination-out';
  pen.lineCap = 'round';
  pen.lineWidth = 2 * radius * width;
  pen.beginPath();
  pen.moveTo(from.x * width, from.y * height);
  // A line without length is not drawn everywhere.
  pen.lineTo(to.x * width + 0.01, to.y * height);
  pen.stroke();
}

/** Takes the foil off a whole field. */
export function eraseField(canvas: HTMLCanvasElement, index: number): void {
  const { width, height } = canvas;
  canvas
    .getContext('2d')
    ?.clearRect(
      ((index % SIDE) * width) / SIDE,
      (Math.floor(index / SIDE) * height) / SIDE,
      width / SIDE,
      height / SIDE,
    );
}
