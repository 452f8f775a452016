import { X } from '@phosphor-icons/react/X';
import { useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import styles from './CountryChoice.module.css';
import { foldText } from '#domain/text/fold-text.ts';
import { useCountries } from './useCountries.ts';

export interface CountryChoiceProps {
  chosen: readonly string[];
  fault: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}

/** Several countries of all there are: the chosen ones, a search, and boxes to tick. */
export function CountryChoice({ chosen, fault, onChange }: CountryChoiceProps) {
  const say = useTexts('builder-registry');
  const { countries, countryName } = useCountries();
  const faultId = useId();
  const search = useRef<HTMLInputElement>(null);
  const [sought, setSought] = useState('');
  const found = useMemo(() => {
    const folded = foldText(sought.trim());
    return countries.filter(
      ({ code, name }) => foldText(name).includes(folded) || code.toLowerCase() === folded,
    );
  }, [countries, sought]);
  const remove = (code: string): void => onChange(chosen.filter((other) => other !== code));
  return (
    <fieldset
      className={styles.group}
      data-faulty={fault === undefined ? undefined : ''}
      aria-describedby={fault === undefined ? undefined : faultId}
    >
      <legend className={styles.legend}>{say('builder-registry:field.countries')}</legend>
      {chosen.length === 0 ? null : (
        <ul className={styles.chosen} aria-label={say('builder-registry:countries.chosen')}>
          {chosen.map((code) => (
            <li key={code}>
              <button
                type="button"
                className={styles.chip}
                aria-label={say('builder-registry:countries.remove', { name: countryName(code) })}
                onClick={() => {
                  remove(code);
                  // The button is gone; the focus stays in the group.
                  search.current?.focus();
                }}
              >
                {countryName(code)}
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.box} data-fault={fault === undefined ? undefined : ''}>
        <Field
          ref={search}
          type="search"
          label={say('builder-registry:countries.search')}
          hideLabel
          placeholder={say('builder-registry:countries.search')}
          value={sought}
          autoComplete="off"
          onChange={(event) => setSought(event.target.value)}
          // Enter here searches; it must not save the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <ul className={styles.list}>
          {found.map(({ code, name }) => (
            <li key={code}>
              <label className={styles.country}>
                <input
                  type="checkbox"
                  checked={chosen.includes(code)}
                  onChange={(event) =>
                    event.target.checked ? onChange([...chosen, code]) : remove(code)
                  }
                />
                <span className={styles.name}>{name}</span>
                <span className={styles.code}>{code}</span>
              </label>
            </li>
          ))}
        </ul>
        <p className={found.length === 0 ? styles.none : 'visually-hidden'} role="status">
          {sought.trim() === ''
            ? ''
            : say('builder-registry:countries.found', { count: found.length })}
        </p>
      </div>
      {fault === undefined ? null : (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
