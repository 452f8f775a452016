import { useId } from 'react';
import type { LogoKind } from '#brand/registry.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { CountryChoice } from './CountryChoice.tsx';
import styles from './EntryDialog.module.css';
import { MAX_CLEARING_CODE, MAX_ID, MAX_NAME } from './entry-draft.ts';
import {
  ENTRY_FIELDS,
  ENTRY_KINDS,
  type EntryField,
  PROVIDER_CATEGORIES,
} from './registry-kinds.ts';
import type { EntryFormState } from './useEntryForm.ts';

export interface EntryFieldsProps {
  kind: LogoKind;
  form: EntryFormState;
  faultText: (field: EntryField) => string | undefined;
}

/** The fields that a kind of entry has, apart from its logos. */
export function EntryFields({ kind, form, faultText }: EntryFieldsProps) {
  const say = useTexts('builder-registry');
  const { draft, isNew, change } = form;
  const has = (field: EntryField): boolean => ENTRY_FIELDS[kind].includes(field);
  return (
    <>
      <div className={styles.pair}>
        <Field
          data-focus-first
          label={say('builder-registry:field.name')}
          hint={say('builder-registry:hint.name')}
          value={draft.name}
          maxLength={MAX_NAME}
          aria-required
          autoComplete="off"
          fault={faultText('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Field
          label={say('builder-registry:field.id')}
          hint={say(isNew ? 'builder-registry:hint.id' : 'builder-registry:hint.idFixed')}
          value={draft.id}
          maxLength={MAX_ID}
          readOnly={!isNew}
          aria-required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          fault={faultText('id')}
          onChange={(event) => change({ id: event.target.value })}
        />
        {has('kind') ? (
          <div className={styles.group}>
            <SelectField
              label={say('builder-registry:field.kind')}
              value={draft.kind}
              options={ENTRY_KINDS[kind].map((value) => ({
                value,
                label: say(`builder-registry:kind.${value}`),
              }))}
              onChange={(value) => change({ kind: value })}
            />
            <Fault text={faultText('kind')} />
          </div>
        ) : null}
        {has('clearingCode') ? (
          <Field
            label={say('builder-registry:field.clearingCode')}
            hint={say('builder-registry:hint.clearingCode')}
            value={draft.clearingCode}
            maxLength={MAX_CLEARING_CODE}
            inputMode="numeric"
            autoComplete="off"
            fault={faultText('clearingCode')}
            onChange={(event) => change({ clearingCode: event.target.value })}
          />
        ) : null}
      </div>
      {has('categories') ? (
        <CategoryChoice
          chosen={draft.categories}
          fault={faultText('categories')}
          onChange={(categories) => change({ categories })}
        />
      ) : null}
      {has('countries') ? (
        <CountryChoice
          chosen={draft.countries}
          fault={faultText('countries')}
          onChange={(countries) => change({ countries })}
        />
      ) : null}
    </>
  );
}

function CategoryChoice(props: {
  chosen: readonly string[];
  fault: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}) {
  const { chosen, fault, onChange } = props;
  const say = useTexts('builder-registry');
  const faultId = useId();
  return (
    <fieldset
      className={styles.group}
      data-faulty={fault === undefined ? undefined : ''}
      aria-describedby={fault === undefined ? undefined : faultId}
    >
      <legend className={styles.legend}>{say('builder-registry:field.categories')}</legend>
      <div className={styles.choices}>
        {PROVIDER_CATEGORIES.map((category) => (
          <label key={category} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(category)}
              onChange={(event) =>
                onChange(
                  PROVIDER_CATEGORIES.filter((value) =>
                    value === category ? event.target.checked : chosen.includes(value),
                  ),
                )
              }
            />
            <span>
              {say(`builder-registry:category.${category}`)}{' '}
              <span className={styles.code}>{category}</span>
            </span>
          </label>
        ))}
      </div>
      <Fault id={faultId} text={fault} />
    </fieldset>
  );
}

/** What is wrong with a field; nothing when it is right. */
function Fault({ id, text }: { id?: string; text: string | undefined }) {
  return text === undefined ? null : (
    <p id={id} className={styles.fault}>
      {text}
    </p>
  );
}
