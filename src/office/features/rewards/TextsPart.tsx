import type { CampaignText } from '#contract/generated/types.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { LanguageFields } from '#staff/setting/LanguageFields.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import type { CampaignPartProps } from './campaign-part.ts';
import styles from './PromotionDesk.module.css';

/** The contract's bounds. */
const MAXIMUM = { title: 80, summary: 200, terms: 6000 } as const;

export interface TextsPartProps extends CampaignPartProps {
  brand: OfferedLanguages;
  /** Names the campaign. */
  name: string;
  readOnly: boolean;
}

/** Title, summary and terms in each language. */
export function TextsPart({ campaign, brand, name, readOnly, faultAt, set }: TextsPartProps) {
  const say = useTexts('promotion-desk');
  const { texts } = campaign;
  const put = (index: number, text: CampaignText): void => set({ texts: texts.with(index, text) });
  return (
    <Panel title={say('promotion-desk:part.texts')}>
      <LanguageFields
        name={name}
        brand={brand}
        texts={texts}
        fault={faultAt('/texts')}
        begin={(language) => ({ language, title: '', summary: '', terms: '' })}
        onChange={readOnly ? undefined : (changed) => set({ texts: changed })}
      >
        {(text, index) => (
          <>
            {(['title', 'summary'] as const).map((field) => (
              <Field
                key={field}
                label={say(`promotion-desk:field.${field}`)}
                lang={text.language}
                value={text[field]}
                maxLength={MAXIMUM[field]}
                fault={
                  faultAt(`/texts/${index}/${field}`) ??
                  (field === 'title' ? faultAt(`/texts/${index}/language`) : undefined)
                }
                onChange={({ target }) => put(index, { ...text, [field]: target.value })}
              />
            ))}
            <div className={styles.terms} lang={text.language}>
              <TextAreaField
                label={say('promotion-desk:field.terms')}
                hint={say('promotion-desk:hint.terms')}
                value={text.terms}
                maxLength={MAXIMUM.terms}
                onChange={(terms) => put(index, { ...text, terms })}
              />
              {faultAt(`/texts/${index}/terms`) === undefined ? null : (
                <p className={styles.fault}>{faultAt(`/texts/${index}/terms`)}</p>
              )}
            </div>
          </>
        )}
      </LanguageFields>
    </Panel>
  );
}
