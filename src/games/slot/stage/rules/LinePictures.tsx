import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './LinePictures.module.css';

export interface LinePicturesProps {
  /** The row each line crosses on each reel, from 0. */
  lines: readonly (readonly number[])[];
  /** Rows of the window. */
  height: number;
}

/** Each line as a small picture of the reels; screen readers get the rows. */
export function LinePictures({ lines, height }: LinePicturesProps) {
  const say = useTexts('slot');
  return (
    <ol className={styles.lines}>
      {lines.map((rows, index) => {
        const line = index + 1;
        const name = say('slot:rules.line', {
          line,
          rows: rows.map((row) => row + 1).join(', '),
        });
        return (
          <li key={line} className={styles.line}>
            <LinePicture rows={rows} height={height} name={name} />
            <span className="tabular" aria-hidden="true">
              {line}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

interface LinePictureProps {
  rows: readonly number[];
  height: number;
  name: string;
}

function LinePicture({ rows, height, name }: LinePictureProps) {
  const reels = rows.length;
  const points = rows.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' ');
  return (
    <svg className={styles.picture} viewBox={`0 0 ${reels} ${height}`} role="img" aria-label={name}>
      {rows.map((row, reel) =>
        Array.from({ length: height }, (_, place) => (
          <rect
            key={`${reel}/${place}`}
            className={place === row ? styles.crossed : styles.cell}
            x={reel + 0.06}
            y={place + 0.06}
            width="0.88"
            height="0.88"
            rx="0.14"
          />
        )),
      )}
      <polyline className={styles.path} points={points} />
    </svg>
  );
}
