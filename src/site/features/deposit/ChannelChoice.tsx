import type { DepositChannel } from '#contract/generated/types.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import type { IconName } from '#ui/kit/icon-shapes.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { formatSpan } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './ChannelChoice.module.css';

export interface ChannelChoiceProps {
  channels: readonly DepositChannel[];
  chosen: string;
  onChoose: (channel: string) => void;
}

const icons: Readonly<Record<DepositChannel['kind'], IconName>> = {
  bank: 'bank',
  wallet: 'wallet',
  card: 'card',
  crypto: 'coins',
  cash: 'handCoins',
  sandbox: 'lightning',
};

/** The ways to pay in, each with its limits and how long money really took. */
export function ChannelChoice({ channels, chosen, onChoose }: ChannelChoiceProps) {
  const say = useTexts('deposit');
  const locale = useLocale();
  return (
    <fieldset>
      <legend className={styles.legend}>{say('deposit:channel')}</legend>
      <div className={styles.channels}>
        {channels.map((item) => (
          <label
            key={item.channel}
            className={styles.channel}
            data-closed={!item.available || undefined}
          >
            <input
              className={styles.radio}
              type="radio"
              name="channel"
              value={item.channel}
              checked={item.channel === chosen}
              disabled={!item.available}
              onChange={() => onChoose(item.channel)}
            />
            <Icon name={icons[item.kind]} size="large" className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.name}>{item.name}</span>
              <span className={styles.facts}>
                {say('deposit:limits', {
                  min: formatMicro(BigInt(item.minAmountMicro), item.currency, locale),
                  max: formatMicro(BigInt(item.maxAmountMicro), item.currency, locale),
                })}
              </span>
              <span className={styles.facts}>
                {item.feeMicro === '0' && item.feeBasisPoints === 0
                  ? say('deposit:noFee')
                  : say('deposit:feeTerms', {
                      fixed: formatMicro(BigInt(item.feeMicro), item.currency, locale),
                      share: (item.feeBasisPoints / 100).toLocaleString(locale),
                    })}
                {item.hasQr ? ` · ${say('deposit:hasQr')}` : null}
              </span>
              {item.closed === 'hours' && item.hours !== null ? (
                <span className={styles.facts}>
                  {say('deposit:openHours', { from: item.hours.from, to: item.hours.to })}
                </span>
              ) : null}
              {item.measuredArrival === null ? null : (
                <span className={styles.facts}>
                  {say('deposit:arrival', {
                    median: formatSpan(item.measuredArrival.medianSeconds, locale),
                    p90: formatSpan(item.measuredArrival.p90Seconds, locale),
                  })}
                </span>
              )}
            </span>
            {item.available ? (
              <span className={styles.mark} aria-hidden="true">
                <Icon name="check" size="small" />
              </span>
            ) : (
              <Pill>{say(`deposit:closed.${item.closed ?? 'maintenance'}`)}</Pill>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
