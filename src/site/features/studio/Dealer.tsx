import styles from './Studio.module.css';

const LOOKS = 4;
const LONG = 'M84 62c-6-44 20-58 37-58s42 12 36 58c2 22-2 36-10 42H94c-8-8-11-22-10-42z';
const SHORT = 'M88 62c-5-40 16-52 33-52s37 12 31 52c-2 6-4 8-6 8H94c-3 0-5-3-6-8z';

export interface DealerProps {
  /** 0 to 3. */
  look: number;
  isDealing: boolean;
}

/** Each table has a dealer who stays with it. */
export const lookOf = (tableCode: string): number =>
  Array.from(tableCode, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0) %
  LOOKS;

/** The dealer behind the table, in the colours of the brand. */
export function Dealer({ look, isDealing }: DealerProps) {
  return (
    <svg
      className={styles.dealer}
      viewBox="0 0 240 170"
      aria-hidden="true"
      data-look={look}
      data-dealing={isDealing}
    >
      <path className={styles.dealerHair} d={look % 2 === 0 ? LONG : SHORT} />
      <path className={styles.dealerNeck} d="M106 84h28v26c0 8-6 14-14 14s-14-6-14-14z" />
      <path
        className={styles.dealerCoat}
        d="M20 170c2-36 22-54 62-60l38 26 38-26c40 6 60 24 62 60z"
      />
      <path className={styles.dealerShirt} d="M104 112l16 26 16-26 10 4-26 54-26-54z" />
      <path className={styles.dealerTie} d="M108 120l12 8 12-8v18l-12-6-12 6z" />
      <ellipse className={styles.dealerSkin} cx="120" cy="62" rx="27" ry="33" />
      <path
        className={styles.dealerHair}
        d="M92 56c2-22 14-32 28-32s27 10 29 32c-8-4-14-12-18-20-8 12-24 18-39 20z"
      />
      <path className={styles.dealerLine} d="M105 62q5-4 10 0M125 62q5-4 10 0" />
      <path className={styles.dealerMouth} d="M110 80q10 8 20 0" />
      <g className={styles.dealerArm}>
        <path className={styles.dealerCoat} d="M40 150c20-14 46-16 66-8l6 14c-24 4-46 8-64 14z" />
        <ellipse className={styles.dealerSkin} cx="114" cy="151" rx="13" ry="8" />
      </g>
    </svg>
  );
}
