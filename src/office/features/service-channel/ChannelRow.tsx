import type { ServiceChannel } from '#contract/generated/types.ts';
import { addressKind, channelHref, tidyAddress } from '#domain/service-channel/channel-href.ts';
import type { ChannelFault } from '#domain/service-channel/channel-faults.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { LanguageFields } from '#staff/setting/LanguageFields.tsx';
import type { ListItem } from '#staff/setting/ListEditor.tsx';
import { ListRow } from '#staff/setting/ListRow.tsx';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { Field } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import styles from '#staff/setting/RowFields.module.css';
import { channelTitle } from './channel-draft.ts';

/** The contract's bounds. */
const MAX_ADDRESS = 300;
const MAX_TITLE = 64;
const MAX_HOURS = 80;

export interface ChannelRowProps extends ListItem<ServiceChannel, ChannelFault> {
  brand: OfferedLanguages;
}

/** One channel: where it leads, what it is called, and when somebody answers. */
export function ChannelRow(props: ChannelRowProps) {
  const { brand, item: channel, faults, onChange } = props;
  const say = useTexts('service-desk');
  const faultAt = useFaultText(faults);
  const { csType, address, texts } = channel;
  const frozen = onChange === undefined;
  const kind = say(`service-desk:type.${csType}`);
  const name = channelTitle(channel, brand.defaultLanguage) || kind;
  const href = channelHref(csType, tidyAddress(csType, address));
  return (
    <ListRow
      row={props}
      name={name}
      beside={<Pill>{kind}</Pill>}
      enabled={channel.enabled}
      onEnable={(enabled) => onChange?.({ ...channel, enabled })}
    >
      <div className={styles.fields}>
        <Field
          label={say(`service-desk:address.${addressKind(csType)}`)}
          value={address}
          maxLength={MAX_ADDRESS}
          readOnly={frozen}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          fault={address === '' ? undefined : faultAt('/address')}
          onChange={(event) => onChange?.({ ...channel, address: event.target.value })}
        />
        {csType === 'liveChat' ? (
          <Switch
            label={say('service-desk:opensWindow')}
            checked={channel.opensWindow}
            disabled={frozen}
            onChange={(opensWindow) => onChange?.({ ...channel, opensWindow })}
          />
        ) : null}
      </div>
      {href === null || href === address ? null : (
        <p className={styles.hint}>
          {say('service-desk:leadsTo')} <span className="code">{href}</span>
        </p>
      )}
      <LanguageFields
        name={name}
        brand={brand}
        texts={texts}
        fault={faultAt('/texts')}
        begin={(language) => ({ language, title: '', hours: '' })}
        onChange={frozen ? undefined : (changed) => onChange({ ...channel, texts: changed })}
      >
        {(text, index) => {
          const set = (change: Partial<typeof text>): void =>
            onChange?.({ ...channel, texts: texts.with(index, { ...text, ...change }) });
          return (
            <>
              <Field
                label={say('service-desk:field.title')}
                lang={text.language}
                value={text.title}
                maxLength={MAX_TITLE}
                readOnly={frozen}
                fault={faultAt(`/texts/${index}/title`) ?? faultAt(`/texts/${index}/language`)}
                onChange={(event) => set({ title: event.target.value })}
              />
              <Field
                label={say('service-desk:field.hours')}
                lang={text.language}
                value={text.hours}
                maxLength={MAX_HOURS}
                readOnly={frozen}
                onChange={(event) => set({ hours: event.target.value })}
              />
            </>
          );
        }}
      </LanguageFields>
    </ListRow>
  );
}
