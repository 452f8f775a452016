import type { PointGood, PointGoodsSettings } from '#contract/generated/types.ts';
import { remainingOf } from '#domain/points/open-goods.ts';
import { LanguageFields } from '#staff/setting/LanguageFields.tsx';
import type { ListItem } from '#staff/setting/ListEditor.tsx';
import { ListRow } from '#staff/setting/ListRow.tsx';
import { PictureChoice } from '#staff/setting/PictureChoice.tsx';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { goodTitle, type RowFault } from './good-draft.ts';
import { GoodTerms } from './GoodTerms.tsx';

/** The contract's bounds. */
const MAXIMUM = { title: 80, description: 500 } as const;

export interface GoodRowProps extends ListItem<PointGood, RowFault> {
  brand: PointGoodsSettings;
}

/** Goods: their picture, their words, what they give, for how many points, to whom and when. */
export function GoodRow(props: GoodRowProps) {
  const { brand, item: good, faults, onChange } = props;
  const say = useTexts('point-goods-desk');
  const faultAt = useFaultText(faults);
  const { kind, texts, picture, goodId } = good;
  const name = goodTitle(good, brand.defaultLanguage) || say('point-goods-desk:unnamed');
  const taken = brand.taken.find((one) => one.goodId === goodId)?.taken ?? 0;
  const left = remainingOf(good, taken);
  return (
    <ListRow
      row={props}
      name={name}
      beside={
        <>
          <Pill>{say(`point-goods-desk:kind.${kind}`)}</Pill>
          {goodId === null ? null : (
            <Pill tone={left === 0 ? 'loss' : 'accent'}>
              {left === null || Number.isNaN(left)
                ? say('point-goods-desk:taken', { taken })
                : say('point-goods-desk:takenLeft', { taken, left })}
            </Pill>
          )}
        </>
      }
      enabled={good.enabled}
      onEnable={(enabled) => onChange?.({ ...good, enabled })}
    >
      <PictureChoice
        brand={brand.brand}
        name={name}
        picture={picture}
        onChange={onChange && ((change) => onChange({ ...good, ...change }))}
      />
      <LanguageFields
        name={name}
        brand={brand}
        texts={texts}
        fault={faultAt('/texts')}
        begin={(language) => ({ language, title: '', description: '' })}
        onChange={
          onChange === undefined ? undefined : (changed) => onChange({ ...good, texts: changed })
        }
      >
        {(text, index) =>
          (['title', 'description'] as const).map((field) => (
            <Field
              key={field}
              label={say(`point-goods-desk:field.${field}`)}
              lang={text.language}
              value={text[field]}
              maxLength={MAXIMUM[field]}
              readOnly={onChange === undefined}
              fault={
                faultAt(`/texts/${index}/${field}`) ??
                (field === 'title' ? faultAt(`/texts/${index}/language`) : undefined)
              }
              onChange={(event) => {
                const changed = { ...text, [field]: event.target.value };
                onChange?.({ ...good, texts: texts.with(index, changed) });
              }}
            />
          ))
        }
      </LanguageFields>
      <GoodTerms
        good={good}
        brand={brand}
        faults={faults}
        onChange={onChange && ((changed) => onChange({ ...good, ...changed }))}
      />
    </ListRow>
  );
}
