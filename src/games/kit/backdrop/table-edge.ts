import { at } from '#art/shape.ts';

/** Outlines of a card table that fills a play area, as SVG paths. */
export interface TableEdge {
  /** Centre line of the padded rim. */
  readonly rim: string;
  readonly rimWidth: number;
  /** The stitched line inside the rim. */
  readonly seam: string;
  /** The line between the dealer's half and the player's. */
  readonly arc: string;
}

/** Dealer's side straight, player's side round: the corners below are wider than those above. */
export function tableEdge(width: number, height: number): TableEdge {
  const rimWidth = Math.max(6, Math.min(width, height) * 0.035);
  const gap = rimWidth * 1.6;
  const sag = Math.min(height * 0.12, width * 0.1);
  const middle = height * 0.45;
  const [left, right] = [gap * 2, width - gap * 2];
  return {
    rim: outline(width, height, rimWidth / 2),
    rimWidth,
    seam: outline(width, height, gap),
    arc: `M${at(left)} ${at(middle)}Q${at(width / 2)} ${at(middle + sag)} ${at(right)} ${at(middle)}`,
  };
}

function outline(width: number, height: number, inset: number): string {
  const [right, bottom] = [width - inset, height - inset];
  const least = Math.min(width, height);
  const [above, below] = [least * 0.06, least * 0.3];
  return [
    `M${at(inset + above)} ${at(inset)}`,
    `H${at(right - above)}`,
    `Q${at(right)} ${at(inset)} ${at(right)} ${at(inset + above)}`,
    `V${at(bottom - below)}`,
    `Q${at(right)} ${at(bottom)} ${at(right - below)} ${at(bottom)}`,
    `H${at(inset + below)}`,
    `Q${at(inset)} ${at(bottom)} ${at(inset)} ${at(bottom - below)}`,
    `V${at(inset + above)}`,
    `Q${at(inset)} ${at(inset)} ${at(inset + above)} ${at(inset)}Z`,
  ].join('');
}
