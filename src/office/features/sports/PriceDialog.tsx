import { useState } from 'react';
import type { TradedEvent, TradedMarket } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { percentText, readPercent } from '#staff/setting/read-figure.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Field } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { outcomeWords } from '#ui/sports/market-words.ts';
import { oddsText, readOdds } from './price-draft.ts';
import styles from './SportsDesk.module.css';

const MIN_REASON = 3;
const MAX_REASON = 500;
const MOST_MARGIN = 5_000;

export interface PriceDialogProps {
  brand: string;
  event: TradedEvent;
  /** null: the margin of every market of the event. */
  market: TradedMarket | null;
  /** Names what is priced. */
  name: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the margin, and before play for the odds of each outcome, with the reason. */
export function PriceDialog({ brand, event, market, name, onDone, onClose }: PriceDialogProps) {
  const say = useTexts('sports-desk', 'sports');
  const locale = useOfficeLocale();
  const command = useCommand('setTradedPrice');
  // The values of the moment at which it was opened: the desk behind it is refreshed.
  const [opened] = useState({ event, market });
  const { version, margin: before } = (opened.market ?? opened.event).trade;
  const [margin, setMargin] = useState(percentText(before, locale));
  const [odds, setOdds] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      (market?.outcomes ?? []).flatMap(({ outcome, oddsMilli, isByHand }) =>
        isByHand && oddsMilli !== null ? [[outcome, oddsText(oddsMilli)]] : [],
      ),
    ),
  );
  const [reason, setReason] = useState('');
  const outcomes = event.status === 'scheduled' ? (opened.market?.outcomes ?? []) : [];
  const read = outcomes.flatMap(({ outcome }) => {
    const text = odds[outcome]?.trim() ?? '';
    return text === '' ? [] : [{ outcome, oddsMilli: readOdds(text) }];
  });
  const priced = read.flatMap(({ outcome, oddsMilli }) =>
    oddsMilli === null ? [] : [{ outcome, oddsMilli }],
  );
  const { value: basisPoints } = readPercent(margin.trim() === '' ? '0' : margin, locale);
  const isMargin = basisPoints !== null && basisPoints <= MOST_MARGIN;
  const isWhole = isMargin && priced.length === read.length && reason.trim().length >= MIN_REASON;
  const isAsked = command.problem?.code === 'SECOND_PERSON_ASKED';
  const send = async (): Promise<void> => {
    if (!isWhole) return;
    const body = {
      event: event.eventId,
      market: opened.market?.market ?? null,
      version,
      margin: basisPoints,
      odds: priced,
      reason: reason.trim(),
    };
    const answer = await command.run({ params: { brand }, body });
    if (!answer.ok) return;
    onDone();
    onClose();
  };
  return (
    <Dialog title={`${say('sports-desk:price')}: ${name}`} onClose={onClose}>
      {isAsked ? (
        <Notice tone="info">{say('sports-desk:price.asked')}</Notice>
      ) : (
        <form
          className={styles.settle}
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void send();
          }}
        >
          <p>{say('sports-desk:price.effect')}</p>
          {outcomes.map(({ outcome, feedOddsMilli }) => {
            const text = odds[outcome] ?? '';
            return (
              <Field
                key={outcome}
                label={outcomeWords(say, opened.market ?? NO_MARKET, outcome, event)}
                hint={say('sports-desk:price.feed', {
                  odds: feedOddsMilli === null ? '–' : oddsText(feedOddsMilli),
                })}
                fault={
                  text.trim() === '' || readOdds(text) !== null
                    ? undefined
                    : say('sports-desk:price.fault')
                }
                value={text}
                inputMode="decimal"
                autoComplete="off"
                maxLength={9}
                onChange={({ target }) => setOdds({ ...odds, [outcome]: target.value })}
              />
            );
          })}
          <Field
            label={say('sports-desk:price.margin')}
            hint={say('sports-desk:price.marginHint')}
            fault={isMargin ? undefined : say('sports-desk:price.marginFault')}
            value={margin}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            after="%"
            onChange={({ target }) => setMargin(target.value)}
          />
          <TextAreaField
            label={say('sports-desk:reason')}
            hint={say('sports-desk:reasonOnRecord')}
            value={reason}
            maxLength={MAX_REASON}
            onChange={setReason}
          />
          {command.problem === null ? null : <ProblemPanel problem={command.problem} />}
          <Button type="submit" pending={command.pending} aria-disabled={!isWhole}>
            {say('sports-desk:price.set')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}

const NO_MARKET = { type: '', specifiers: [] };
