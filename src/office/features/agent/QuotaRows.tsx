import { type Keyed, keyed, withItem, withoutItem } from '#staff/setting/keyed-list.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import styles from './AgentDesk.module.css';
import { MAX_STEPS, type QuotaTexts } from './quota-draft.ts';

export interface QuotaRowsProps {
  quotas: readonly Keyed<QuotaTexts>[];
  faultAt: (pointer: string) => string | undefined;
  /** Next to a row: how much of it is used. */
  used?: (fromSeries: string) => string | undefined;
  /** Undefined in read-only mode. */
  onChange: ((quotas: readonly Keyed<QuotaTexts>[]) => void) | undefined;
}

/** Quotas by step: from which series, and for how many direct downlines. */
export function QuotaRows({ quotas, faultAt, used, onChange }: QuotaRowsProps) {
  const say = useTexts('agent-desk');
  return (
    <>
      {quotas.length === 0 ? <p className={styles.quiet}>{say('agent-desk:quotas.none')}</p> : null}
      <ul className={styles.rows}>
        {quotas.map((row, index) => (
          <li key={row.key} className={styles.row}>
            {(['fromSeries', 'count'] as const).map((field) => (
              <Field
                key={field}
                label={say(`agent-desk:quotas.${field}`)}
                value={row[field]}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                readOnly={onChange === undefined}
                hint={field === 'count' ? used?.(row.fromSeries) : undefined}
                fault={faultAt(`/quotas/${index}/${field}`)}
                onChange={({ target }) =>
                  onChange?.(withItem(quotas, { ...row, [field]: target.value }))
                }
              />
            ))}
            {onChange === undefined ? null : (
              <IconButton
                icon="close"
                label={say('agent-desk:quotas.remove', { series: row.fromSeries })}
                onClick={() => onChange(withoutItem(quotas, row.key))}
              />
            )}
          </li>
        ))}
      </ul>
      {onChange === undefined || quotas.length >= MAX_STEPS ? null : (
        <div>
          <Button
            tone="secondary"
            size="small"
            onClick={() => onChange([...quotas, keyed({ fromSeries: '', count: '' })])}
          >
            <Icon name="plus" size="small" />
            {say('agent-desk:quotas.add')}
          </Button>
        </div>
      )}
    </>
  );
}
