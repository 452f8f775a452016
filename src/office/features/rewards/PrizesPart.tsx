import { meanPrizeMicro } from '#domain/promotion/raffle.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { AmountField } from '#staff/setting/AmountField.tsx';
import { formatAmount } from '#staff/values/format-amount.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import type { CampaignPartProps } from './campaign-part.ts';
import styles from './PromotionDesk.module.css';
import { WholeField } from '#staff/setting/WholeField.tsx';

const WEIGHTS = { minimum: 1, maximum: 1_000_000 } as const;
const STOCKS = { minimum: 0, maximum: 1_000_000 } as const;
const MAX_PRIZES = 20;

/** What can be drawn, and how often; of a board, what its places win. */
export function PrizesPart({ campaign, currency, faultAt, set }: CampaignPartProps) {
  const say = useTexts('promotion-desk');
  const locale = useOfficeLocale();
  const { prizes, trigger } = campaign;
  const isBoard = trigger.kind === 'board';
  const fault = faultAt('/prizes');
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const chance = (weight: number): string =>
    total > 0
      ? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
          weight / total,
        )
      : '–';
  return (
    <Panel title={say('promotion-desk:part.prizes')}>
      <p className={styles.quiet}>
        {say(isBoard ? 'promotion-desk:hint.places' : 'promotion-desk:hint.prizes')}
      </p>
      {fault === undefined ? null : <p className={styles.fault}>{fault}</p>}
      <ul className={styles.rows}>
        {prizes.map((prize, index) => (
          // A row below takes the place of a removed one: its fields begin anew.
          <li key={`${prizes.length} ${index}`} className={isBoard ? styles.pair : styles.triple}>
            <AmountField
              label={say('promotion-desk:field.prizeMicro')}
              {...(isBoard ? {} : { hint: say('promotion-desk:hint.prizeMicro') })}
              currency={currency}
              micro={prize.amountMicro}
              fault={faultAt(`/prizes/${index}/amountMicro`)}
              onChange={(amountMicro) =>
                set({ prizes: prizes.with(index, { ...prize, amountMicro }) })
              }
            />
            <WholeField
              label={say(isBoard ? 'promotion-desk:field.places' : 'promotion-desk:field.weight')}
              {...(isBoard
                ? {}
                : { hint: say('promotion-desk:chance', { chance: chance(prize.weight) }) })}
              value={prize.weight}
              bounds={WEIGHTS}
              onChange={(weight) => set({ prizes: prizes.with(index, { ...prize, weight }) })}
            />
            {isBoard ? null : (
              <WholeField
                label={say('promotion-desk:field.stock')}
                hint={say('promotion-desk:hint.stock')}
                value={prize.stock}
                bounds={STOCKS}
                fault={faultAt(`/prizes/${index}/stock`)}
                onChange={(stock) => set({ prizes: prizes.with(index, { ...prize, stock }) })}
              />
            )}
            <IconButton
              icon="close"
              label={say('promotion-desk:removeRow', { number: index + 1 })}
              onClick={() => set({ prizes: prizes.toSpliced(index, 1) })}
            />
          </li>
        ))}
      </ul>
      {isBoard || prizes.length === 0 ? null : (
        <p className={styles.quiet}>
          {say('promotion-desk:meanPrize', {
            amount: `${formatAmount(meanPrizeMicro(prizes), currency, locale).figures} ${currency}`,
          })}
        </p>
      )}
      {prizes.length >= MAX_PRIZES ? null : (
        <div>
          <Button
            tone="secondary"
            size="small"
            onClick={() => set({ prizes: [...prizes, { weight: 1, amountMicro: '0', stock: 0 }] })}
          >
            <Icon name="plus" size="small" />
            {say('promotion-desk:addPrize')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
