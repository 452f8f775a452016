import type { VipLevel, VipPolicySettings } from '#contract/generated/types.ts';
import { LanguageFields } from '#staff/setting/LanguageFields.tsx';
import type { ListItem } from '#staff/setting/ListEditor.tsx';
import { ListRow } from '#staff/setting/ListRow.tsx';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { levelTitle, type RowFault } from './level-draft.ts';
import { LevelTerms } from './LevelTerms.tsx';

/** The contract's bound. */
const MAX_TITLE = 40;

export interface LevelRowProps extends ListItem<VipLevel, RowFault> {
  brand: VipPolicySettings;
}

/** A level: its names, its needs, its benefits, and how many members have it. */
export function LevelRow(props: LevelRowProps) {
  const { brand, item: level, place, count, faults, onChange } = props;
  const say = useTexts('vip-desk');
  const faultAt = useFaultText(faults);
  const { texts } = level;
  const name = levelTitle(level, brand.defaultLanguage) || say('vip-desk:unnamed');
  const members = brand.members.find((one) => one.level === place)?.members ?? 0;
  return (
    <ListRow
      // The order follows from the needs, so a level cannot be moved.
      row={{ place, count, onMove: undefined, onRemove: undefined }}
      name={name}
      beside={<Pill>{say('vip-desk:members', { count: members })}</Pill>}
    >
      <LanguageFields
        name={name}
        brand={brand}
        texts={texts}
        fault={faultAt('/texts')}
        begin={(language) => ({ language, title: '' })}
        onChange={onChange && ((changed) => onChange({ ...level, texts: changed }))}
      >
        {(text, index) => (
          <Field
            label={say('vip-desk:field.title')}
            lang={text.language}
            value={text.title}
            maxLength={MAX_TITLE}
            readOnly={onChange === undefined}
            fault={faultAt(`/texts/${index}/title`) ?? faultAt(`/texts/${index}/language`)}
            onChange={({ target }) =>
              onChange?.({ ...level, texts: texts.with(index, { ...text, title: target.value }) })
            }
          />
        )}
      </LanguageFields>
      <LevelTerms
        level={level}
        currency={brand.currency}
        faultAt={faultAt}
        onChange={onChange && ((change) => onChange({ ...level, ...change }))}
      />
    </ListRow>
  );
}
