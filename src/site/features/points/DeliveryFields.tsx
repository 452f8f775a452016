import type { GoodDelivery } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { DELIVERY_FIELDS, type DeliveryField } from './delivery.ts';
import styles from './PointForm.module.css';

export interface DeliveryFieldsProps {
  delivery: GoodDelivery;
  onChange: (delivery: GoodDelivery) => void;
  /** Empty fields are faults by now. */
  isChecked: boolean;
  problems: Readonly<Partial<Record<string, string>>>;
}

const INPUTS = {
  fullName: { autoComplete: 'name', maxLength: 128 },
  address: { autoComplete: 'street-address', maxLength: 255, rows: 3 },
  mobileNum: { autoComplete: 'tel', maxLength: 40, type: 'tel', inputMode: 'tel' },
} as const satisfies Record<DeliveryField, object>;

/** Where goods are shipped to. */
export function DeliveryFields({ delivery, onChange, isChecked, problems }: DeliveryFieldsProps) {
  const say = useTexts('points');
  return (
    <fieldset className={styles.form}>
      <legend className={styles.legend}>{say('points:delivery')}</legend>
      {DELIVERY_FIELDS.map((name) => (
        <TextField
          key={name}
          name={name}
          label={say(`points:delivery.${name}`)}
          value={delivery[name]}
          onChange={(value) => onChange({ ...delivery, [name]: value })}
          required
          problem={
            problems[name] ??
            (isChecked && delivery[name].trim() === '' ? say('points:delivery.missing') : undefined)
          }
          {...INPUTS[name]}
        />
      ))}
    </fieldset>
  );
}
