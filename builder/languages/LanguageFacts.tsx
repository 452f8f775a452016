import { useId } from 'react';
import type { RegistryFont, RegistryLanguage } from '#brand/registry.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import styles from './AddLanguageDialog.module.css';
import { PLURAL_CATEGORIES } from './new-language.ts';

export interface LanguageFactsProps {
  language: RegistryLanguage;
  fonts: readonly RegistryFont[];
  /** The server's words about a field. */
  faultOf: (field: keyof RegistryLanguage) => string | undefined;
  onChange: (part: Partial<RegistryLanguage>) => void;
}

/** What the registry holds of a language besides its code. */
export function LanguageFacts({ language, fonts, faultOf, onChange }: LanguageFactsProps) {
  const say = useTexts('builder-languages');
  const { code, endonym, englishName, script, direction, fontPack } = language;
  const label = (name: string): string => say(`builder-languages:field.${name}`);
  return (
    <div className={styles.facts}>
      <p className={styles.lead}>{say('builder-languages:add.proposed')}</p>
      <Field
        required
        lang={code}
        dir={direction}
        label={label('endonym')}
        fault={faultOf('endonym')}
        value={endonym}
        maxLength={40}
        onChange={(event) => onChange({ endonym: event.target.value })}
      />
      <Field
        required
        lang="en"
        label={label('englishName')}
        fault={faultOf('englishName')}
        value={englishName}
        minLength={2}
        maxLength={40}
        onChange={(event) => onChange({ englishName: event.target.value })}
      />
      <Field
        required
        label={label('script')}
        hint={say('builder-languages:add.scriptHint')}
        fault={faultOf('script')}
        value={script}
        pattern="[A-Z][a-z]{3}"
        maxLength={4}
        spellCheck={false}
        onChange={(event) => onChange({ script: event.target.value })}
      />
      <div>
        <SelectField
          label={label('direction')}
          value={direction}
          options={(['ltr', 'rtl'] as const).map((value) => ({
            value,
            label: say(`builder-languages:direction.${value}`),
          }))}
          onChange={(value) => onChange({ direction: value === 'rtl' ? 'rtl' : 'ltr' })}
        />
        <Fault message={faultOf('direction')} />
      </div>
      <PluralChoices language={language} fault={faultOf('pluralCategories')} onChange={onChange} />
      <div>
        <SelectField
          label={label('fontPack')}
          value={fontPack ?? ''}
          options={[
            { value: '', label: say('builder-languages:font.none') },
            ...fonts.map(({ family }) => ({ value: family, label: family })),
          ]}
          onChange={(value) => onChange({ fontPack: value === '' ? null : value })}
        />
        <Fault message={faultOf('fontPack')} />
      </div>
    </div>
  );
}

interface PluralChoicesProps {
  language: RegistryLanguage;
  fault: string | undefined;
  onChange: LanguageFactsProps['onChange'];
}

function PluralChoices({ language, fault, onChange }: PluralChoicesProps) {
  const say = useTexts('builder-languages');
  const faultId = useId();
  const chosen = language.pluralCategories;
  const toggle = (category: string): void =>
    onChange({
      pluralCategories: PLURAL_CATEGORIES.filter(
        (known) => chosen.includes(known) !== (known === category),
      ),
    });
  return (
    <fieldset
      className={styles.plurals}
      aria-describedby={fault === undefined ? undefined : faultId}
    >
      <legend className={styles.legend}>{say('builder-languages:field.pluralCategories')}</legend>
      <div className={styles.choices}>
        {PLURAL_CATEGORIES.map((category) => (
          <label key={category} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(category)}
              // Every language has it.
              disabled={category === 'other'}
              onChange={() => toggle(category)}
            />
            <code className="code">{category}</code>
          </label>
        ))}
      </div>
      <Fault id={faultId} message={fault} />
    </fieldset>
  );
}

function Fault({ id, message }: { id?: string; message: string | undefined }) {
  return message === undefined ? null : (
    <p id={id} className={styles.fault} role="alert">
      {message}
    </p>
  );
}
