import type { BannerSettings, OfficeBanner } from '#contract/generated/types.ts';
import type { BannerFault } from '#domain/banner/banner-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { LanguageFields } from '#staff/setting/LanguageFields.tsx';
import type { ListItem } from '#staff/setting/ListEditor.tsx';
import { ListRow } from '#staff/setting/ListRow.tsx';
import { PictureChoice } from '#staff/setting/PictureChoice.tsx';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { Field } from '#ui/kit/Field.tsx';
import { bannerTitle } from './banner-draft.ts';
import { BannerPlace } from './BannerPlace.tsx';

/** The contract's bounds. */
const MAXIMUM = { title: 80, subtitle: 200, action: 40, alt: 200 } as const;

export interface BannerRowProps extends ListItem<OfficeBanner, BannerFault> {
  brand: BannerSettings;
}

/** One banner: its picture, its words, where it leads, for whom and when. */
export function BannerRow(props: BannerRowProps) {
  const { brand, item: banner, faults, onChange } = props;
  const say = useTexts('banner-desk');
  const faultAt = useFaultText(faults);
  const { group, picture, linkageType, texts } = banner;
  // A drawn figure only decorates; what leads nowhere has no button.
  const fields = (['title', 'subtitle', 'action', 'alt'] as const)
    .filter((field) => field !== 'alt' || picture !== null)
    .filter((field) => field !== 'action' || linkageType !== 'none');
  const name = bannerTitle(banner, brand.defaultLanguage) || say('banner-desk:unnamed');
  return (
    <ListRow
      row={props}
      name={name}
      beside={<Pill>{say(`banner-desk:group.${group}`)}</Pill>}
      enabled={banner.enabled}
      onEnable={(enabled) => onChange?.({ ...banner, enabled })}
    >
      <PictureChoice
        brand={brand.brand}
        name={name}
        picture={picture}
        hero={banner.hero}
        onChange={onChange && ((change) => onChange({ ...banner, ...change }))}
      />
      <LanguageFields
        name={name}
        brand={brand}
        texts={texts}
        fault={faultAt('/texts')}
        begin={(language) => ({ language, title: '', subtitle: '', action: '', alt: '' })}
        onChange={
          onChange === undefined ? undefined : (changed) => onChange({ ...banner, texts: changed })
        }
      >
        {(text, index) =>
          fields.map((field) => (
            <Field
              key={field}
              label={say(`banner-desk:field.${field}`)}
              lang={text.language}
              value={text[field]}
              maxLength={MAXIMUM[field]}
              readOnly={onChange === undefined}
              fault={faultAt(`/texts/${index}/${field === 'alt' ? 'language' : field}`)}
              onChange={(event) => {
                const changed = { ...text, [field]: event.target.value };
                onChange?.({ ...banner, texts: texts.with(index, changed) });
              }}
            />
          ))
        }
      </LanguageFields>
      <BannerPlace banner={banner} faults={faults} onChange={onChange} />
    </ListRow>
  );
}
