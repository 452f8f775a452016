import { ACE, cornerOf, JACK, KING, rankOf, suitOf } from './card.ts';
import styles from './PlayingCard.module.css';
import { SUIT_PATHS } from './suit-paths.ts';

/** Where the pips of two to ten are: columns in the middle of a card of 50 by 70. */
const [LEFT, MIDDLE, RIGHT] = [17, 25, 33];
const [TOP, UPPER, CENTRE, LOWER, BOTTOM] = [16, 28.5, 35, 41.5, 54];
const FOUR = [
  [LEFT, TOP],
  [RIGHT, TOP],
  [LEFT, BOTTOM],
  [RIGHT, BOTTOM],
] as const;
const SIX = [...FOUR, [LEFT, CENTRE], [RIGHT, CENTRE]] as const;
const EIGHT = [...FOUR, [LEFT, UPPER], [RIGHT, UPPER], [LEFT, LOWER], [RIGHT, LOWER]] as const;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [
    [MIDDLE, TOP],
    [MIDDLE, BOTTOM],
  ],
  2: [
    [MIDDLE, TOP],
    [MIDDLE, CENTRE],
    [MIDDLE, BOTTOM],
  ],
  3: FOUR,
  4: [...FOUR, [MIDDLE, CENTRE]],
  5: SIX,
  6: [...SIX, [MIDDLE, 25.5]],
  7: [...SIX, [MIDDLE, 25.5], [MIDDLE, 44.5]],
  8: [...EIGHT, [MIDDLE, CENTRE]],
  9: [...EIGHT, [MIDDLE, 22.25], [MIDDLE, 47.75]],
};

/** Crowns of jack, queen and king, 20 by 12. */
const CROWNS: Readonly<Record<number, string>> = {
  10: 'M0 12V4L6 8 10 0 14 8 20 4V12Z',
  11: 'M0 12 1 3 6 7 10 0 14 7 19 3 20 12Zm10-14a1.5 1.5 0 1 1 0 .1Z',
  12: 'M0 12V2L5 6V0L10 5 15 0V6L20 2V12Z',
};

/** The printed side of a card. */
export function CardFace({ card }: { card: number }) {
  const rank = rankOf(card);
  const suit = SUIT_PATHS[suitOf(card)];
  const corner = cornerOf(card);
  const crown = CROWNS[rank];
  const corners = (
    <>
      <text x="8" y="13.5" textLength={corner === '10' ? 10 : undefined} className={styles.corner}>
        {corner}
      </text>
      <path d={suit} transform="translate(8 20) scale(0.34)" />
    </>
  );
  return (
    <>
      <svg viewBox="0 0 50 70" className={styles.large}>
        {corners}
        <g transform="rotate(180 25 35)">{corners}</g>
        {rank === ACE ? <path d={suit} transform="translate(25 35) scale(1.15)" /> : null}
        {(PIPS[rank] ?? []).map(([x, y]) => (
          <path
            key={`${x}/${y}`}
            d={suit}
            transform={`translate(${x} ${y}) ${y > CENTRE ? 'rotate(180) ' : ''}scale(0.42)`}
          />
        ))}
        {rank >= JACK && rank <= KING ? (
          <>
            <rect className={styles.panel} x="13.5" y="10" width="23" height="50" rx="2.5" />
            <path className={styles.crown} d={crown} transform="translate(18 15.5) scale(0.7)" />
            <text x="25" y="44" className={styles.letter}>
              {corner}
            </text>
            <path d={suit} transform="translate(25 52.5) scale(0.4)" />
          </>
        ) : null}
      </svg>
      <svg viewBox="0 0 50 70" className={styles.small}>
        <text
          x="14"
          y="26"
          textLength={corner === '10' ? 22 : undefined}
          className={styles.bigCorner}
        >
          {corner}
        </text>
        <path d={suit} transform="translate(29 46) scale(1.15)" />
      </svg>
    </>
  );
}
