import { useTexts } from '#ui/i18n/useTexts.ts';
import { JADE_ORCHARD_RULES } from '../../rules.ts';
import { JADE_ORCHARD_SHEET } from '../../sheet.ts';
import styles from './LinePictures.module.css';

/** Each line as a small picture of the reels; screen readers get the rows. */
export function LinePictures() {
  const say = useTexts('jade-orchard');
  return (
    <ol className={styles.lines}>
      {JADE_ORCHARD_SHEET.lines.map((rows, index) => {
        const line = index + 1;
        const name = say('jade-orchard:rules.line', {
          line,
          rows: rows.map((row) => row + 1).join(', '),
        });
        return (
          <li key={line} className={styles.line}>
            <LinePicture rows={rows} name={name} />
            <span className="tabular" aria-hidden="true">
              {line}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function LinePicture({ rows, name }: { rows: readonly number[]; name: string }) {
  const { reels, rows: height } = JADE_ORCHARD_RULES;
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
