import type { FieldProps } from '@rjsf/utils';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './EaseField.module.css';
import { NumberInput } from './number/NumberInput.tsx';

const NAMES = ['x1', 'y1', 'x2', 'y2'] as const;
const SIZE = 72;

/** The four numbers of a Bézier curve, with the curve they draw. */
export function EaseField({ formData, onChange, onBlur, fieldPathId }: FieldProps) {
  const say = useTexts('builder');
  const curve = readCurve(formData);
  const [x1, y1, x2, y2] = curve.map((part) => part * SIZE);
  return (
    <div className={styles.row}>
      <svg viewBox={`-6 -42 ${SIZE + 12} ${SIZE + 84}`} className={styles.curve} aria-hidden="true">
        <g transform={`translate(0 ${SIZE}) scale(1 -1)`}>
          <path d={`M0 0L${x1} ${y1}M${SIZE} ${SIZE}L${x2} ${y2}`} className={styles.arm} />
          <path d={`M0 0C${x1} ${y1} ${x2} ${y2} ${SIZE} ${SIZE}`} className={styles.line} />
        </g>
      </svg>
      {NAMES.map((name, index) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is in the hidden span
        <label key={name} className={styles.part}>
          <span>
            <span aria-hidden="true">{name}</span>
            <span className="visually-hidden">{say('builder:ease.part', { name })}</span>
          </span>
          <NumberInput
            value={curve[index]}
            optional={false}
            onWrite={(part) => {
              if (part !== undefined) onChange(curve.with(index, part), fieldPathId.path);
            }}
            onBlur={() => onBlur(fieldPathId.$id, formData)}
          />
        </label>
      ))}
    </div>
  );
}

/** What is no curve is shown as a straight one. */
function readCurve(value: unknown): readonly number[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  return [0, 0, 1, 1].map((straight, index) => {
    const part = parts[index];
    return typeof part === 'number' ? part : straight;
  });
}
