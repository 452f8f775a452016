import { isHexColor } from '#brand/color.ts';
import type { ManifestDifference } from '#brand/diff-manifests.ts';
import type { Json } from '#brand/json.ts';
import { fromPointer } from '#brand/json-pointer.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { usePlaceName } from '../editor/forms/usePlaceName.ts';
import styles from './DiffList.module.css';
import { useValueText } from './useValueText.ts';

/** Changes one under the other: where, what stood there, and what stands there now. */
export function DiffList({ changes }: { changes: readonly ManifestDifference[] }) {
  const say = useTexts('builder');
  const placeName = usePlaceName();
  const valueText = useValueText();
  if (changes.length === 0) return <p className={styles.none}>{say('builder:diff.none')}</p>;
  return (
    <ul className={styles.list}>
      {changes.map((change) => {
        const place = fromPointer(change.pointer);
        return (
          <li key={`${change.kind} ${change.pointer}`} className={styles.change}>
            <span className={styles.place}>{placeName(place)}</span>
            <span className={styles.values}>
              <span className={styles.kind} data-kind={change.kind}>
                {say(`builder:diff.${change.kind}`)}
              </span>
              {change.before === undefined ? null : (
                <del className={styles.before}>
                  <Value value={change.before} text={valueText(place, change.before)} />
                </del>
              )}
              {change.after === undefined ? null : (
                <ins className={styles.after}>
                  <Value value={change.after} text={valueText(place, change.after)} />
                </ins>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Value({ value, text }: { value: Json; text: string }) {
  const isColor = typeof value === 'string' && isHexColor(value);
  return (
    <>
      {isColor ? (
        <span className={styles.swatch} style={{ background: value }} aria-hidden="true" />
      ) : null}
      {text}
    </>
  );
}
