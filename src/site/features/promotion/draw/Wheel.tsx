import type { RafflePrize } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useMoneyText } from '../../../frame/useMoneyText.ts';
import { RADIUS, segmentPath, type WheelSegment } from './wheel-segments.ts';
import styles from './WheelStage.module.css';

/** Narrower segments have no room for a line of text. */
const LABEL_DEGREES = 14;
const LABEL_SIZE = 9;
/** Length between the hub and the rim. */
const LABEL_LENGTH = 54;

export interface WheelProps {
  prizes: readonly RafflePrize[];
  /** One for each prize. */
  segments: readonly WheelSegment[];
  currency: string;
  /** Degrees, clockwise. */
  turn: number;
  isTurning: boolean;
  /** The segment at which the wheel has stopped. */
  stoppedAt: number | null;
}

/** A wheel with the published prizes, and the pointer at its top. */
export function Wheel({ prizes, segments, currency, turn, isTurning, stoppedAt }: WheelProps) {
  const say = useTexts('promotion');
  const money = useMoneyText(currency);
  return (
    <svg
      className={styles.wheel}
      viewBox="-100 -108 200 208"
      role="img"
      aria-label={say('promotion:draw.wheel')}
    >
      <g
        className={styles.disc}
        data-turning={isTurning || undefined}
        style={{ transform: `rotate(${turn}deg)` }}
      >
        {segments.map((segment, index) => (
          <path
            // A prize has no other name than its place.
            key={index}
            className={styles.segment}
            data-tone={segment.tone}
            data-stopped={stoppedAt === index || undefined}
            d={segmentPath(segment)}
          />
        ))}
        {prizes.map(({ amountMicro }, index) => {
          const segment = segments[index];
          if (segment === undefined || segment.span < LABEL_DEGREES) return null;
          const label = amountMicro === '0' ? say('promotion:raffle.nothing') : money(amountMicro);
          const middle = (segment.from + segment.span / 2 - 90).toFixed(2);
          return (
            <text
              key={index}
              className={styles.label}
              data-tone={segment.tone}
              transform={`rotate(${middle})`}
              x={RADIUS - 6}
              fontSize={labelSize(label)}
              // The locales' digits may differ in edition between server and browser.
              suppressHydrationWarning
            >
              {label}
            </text>
          );
        })}
        <circle className={styles.rim} r={RADIUS} />
        <circle className={styles.hub} r="15" />
      </g>
      <path className={styles.pointer} d="M-10 -107H10L0 -84Z" />
    </svg>
  );
}

/** Long labels are set smaller, so that they stay within their segment. */
const labelSize = (label: string): number =>
  Math.min(LABEL_SIZE, LABEL_LENGTH / (label.length * 0.58));
