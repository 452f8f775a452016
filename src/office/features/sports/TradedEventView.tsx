import type { TradedMarket } from '#contract/generated/types.ts';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { percentText } from '#staff/setting/read-figure.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { marketWords, outcomeWords } from '#ui/sports/market-words.ts';
import { HaltButton } from './HaltButton.tsx';
import { PriceButton } from './PriceButton.tsx';
import { oddsText } from './price-draft.ts';
import styles from './SportsDesk.module.css';

export interface TradedEventViewProps {
  brand: string;
  eventId: string;
  onChanged: () => void;
  onClose: () => void;
}

const REFRESH_MS = 2_000;

/** An event with its markets: odds, stakes, and what each outcome pays. */
export function TradedEventView({ brand, eventId, onChanged, onClose }: TradedEventViewProps) {
  const say = useTexts('sports-desk', 'sports');
  const locale = useOfficeLocale();
  const state = useQuery(
    'getTradedEvent',
    { params: { brand, sportsEventId: eventId } },
    { everyMs: REFRESH_MS },
  );
  const { value } = state;
  const name = value === undefined ? '' : `${value.event.home} – ${value.event.away}`;
  const changed = (): void => {
    void state.refresh();
    onChanged();
  };
  return (
    <Dialog title={name === '' ? say('sports-desk:event') : name} onClose={onClose}>
      <ReadProblem state={state} />
      {value === undefined ? null : (
        <div className={styles.markets}>
          <HaltButton
            brand={brand}
            target={{ event: eventId, market: null }}
            isHalted={value.event.isHalted}
            name={name}
            onDone={changed}
          />
          <PriceButton
            brand={brand}
            event={value.event}
            market={null}
            name={name}
            onDone={changed}
          />
          {value.event.trade.margin === 0 ? null : (
            <Pill tone="accent">
              {say('sports-desk:price.lowered', {
                percent: percentText(value.event.trade.margin, locale),
              })}
            </Pill>
          )}
          {value.markets.map((market) => (
            <section key={market.market} className={styles.market}>
              <header className={styles.marketHead}>
                <h3>{marketWords(say, market)}</h3>
                {market.isHalted ? <Pill tone="loss">{say('sports-desk:halted')}</Pill> : null}
                {market.trade.margin === 0 ? null : (
                  <Pill tone="accent">
                    {say('sports-desk:price.lowered', {
                      percent: percentText(market.trade.margin, locale),
                    })}
                  </Pill>
                )}
                <span className={styles.faint}>
                  {say('sports-desk:liability')}{' '}
                  <Amount micro={BigInt(market.liabilityMicro)} currency={value.currency} />
                </span>
                <HaltButton
                  brand={brand}
                  target={{ event: eventId, market: market.market }}
                  isHalted={market.isHalted}
                  name={marketWords(say, market)}
                  onDone={changed}
                />
                <PriceButton
                  brand={brand}
                  event={value.event}
                  market={market}
                  name={marketWords(say, market)}
                  onDone={changed}
                />
              </header>
              <Outcomes market={market} event={value.event} currency={value.currency} />
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}

interface OutcomesProps {
  market: TradedMarket;
  event: { readonly home: string; readonly away: string };
  currency: string;
}

function Outcomes({ market, event, currency }: OutcomesProps) {
  const say = useTexts('sports-desk', 'sports');
  return (
    <table className={styles.outcomes}>
      <thead>
        <tr>
          <th scope="col">{say('sports-desk:outcome')}</th>
          <th scope="col">{say('sports-desk:odds')}</th>
          <th scope="col">{say('sports-desk:stakes')}</th>
          <th scope="col">{say('sports-desk:pays')}</th>
        </tr>
      </thead>
      <tbody>
        {market.outcomes.map(({ outcome, oddsMilli, isByHand, stakeMicro, returnMicro }) => (
          <tr key={outcome}>
            <th scope="row">{outcomeWords(say, market, outcome, event)}</th>
            <td className="tabular">
              {oddsMilli === null ? '–' : oddsText(oddsMilli)}
              {isByHand ? (
                <div className={styles.faint}>{say('sports-desk:price.byHand')}</div>
              ) : null}
            </td>
            <td>
              <Amount micro={BigInt(stakeMicro)} currency={currency} />
            </td>
            <td>
              <Amount micro={BigInt(returnMicro)} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
