import type { ChannelFault } from '#domain/customer-service/channel-faults.ts';
import type { BrandLanguages } from '#domain/text/language-faults.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import styles from '../../desk/FactDesk.module.css';
import { movedItem, withItem, withoutItem } from '../../desk/keyed-list.ts';
import { Panel } from '../../kit/Panel.tsx';
import { CHANNEL_TYPES, type ChannelsDraft, MAX_CHANNELS, newChannel } from './channel-draft.ts';
import { ChannelRow } from './ChannelRow.tsx';

export interface ChannelsEditorProps {
  title: string;
  brand: BrandLanguages;
  draft: ChannelsDraft;
  faults: readonly ChannelFault[];
  /** Left out: for looking at. */
  onChange: ((draft: ChannelsDraft) => void) | undefined;
}

/** The channels in the order players see them, and a button for one more of each kind. */
export function ChannelsEditor({ title, brand, draft, faults, onChange }: ChannelsEditorProps) {
  const say = useTexts('service-desk');
  return (
    <Panel title={title}>
      <p className={styles.hint}>{say('service-desk:where')}</p>
      {draft.length === 0 ? <p className={styles.none}>{say('service-desk:none')}</p> : null}
      <ol className={styles.list}>
        {draft.map((channel, index) => (
          <ChannelRow
            key={channel.key}
            place={index + 1}
            count={draft.length}
            brand={brand}
            channel={channel}
            faults={faults.filter((fault) => fault.index === index)}
            onChange={
              onChange === undefined ? undefined : (edited) => onChange(withItem(draft, edited))
            }
            onMove={(by) => onChange?.(movedItem(draft, channel.key, by))}
            onRemove={() => onChange?.(withoutItem(draft, channel.key))}
          />
        ))}
      </ol>
      {onChange === undefined || draft.length >= MAX_CHANNELS ? null : (
        <div className={styles.add}>
          {CHANNEL_TYPES.map((csType) => (
            <Button
              key={csType}
              tone="secondary"
              size="small"
              onClick={() => onChange([...draft, newChannel(csType, brand.defaultLanguage)])}
            >
              <Icon name="plus" size="small" />
              {say(`service-desk:type.${csType}`)}
            </Button>
          ))}
        </div>
      )}
    </Panel>
  );
}
