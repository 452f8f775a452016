import { useState } from 'react';
import { sportsHandResults } from '#contract/generated/enum-values.ts';
import type { BetMarket, SportsHandResult } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { SelectField } from '#ui/kit/Field.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { marketWords, outcomeWords } from '#ui/sports/market-words.ts';
import styles from './SportsDesk.module.css';

export interface SettleDialogProps {
  brand: string;
  market: BetMarket;
  /** A second person decides now. */
  onAsked: () => void;
  onClose: () => void;
}

const MIN_REASON = 3;
const MAX_REASON = 500;

/** Asks for the result of each outcome of a market, with the reason. */
export function SettleDialog({ brand, market, onAsked, onClose }: SettleDialogProps) {
  const say = useTexts('sports-desk', 'sports');
  const command = useCommand('settleBetMarket');
  const [results, setResults] = useState<Readonly<Record<string, SportsHandResult>>>(() =>
    Object.fromEntries(
      market.outcomes.flatMap(({ outcome, result }) =>
        result === null ? [] : [[outcome, result]],
      ),
    ),
  );
  const [reason, setReason] = useState('');
  const outcomes = market.outcomes.flatMap(({ outcome }) => {
    const result = results[outcome];
    return result === undefined ? [] : [{ outcome, result }];
  });
  const isWhole = outcomes.length === market.outcomes.length && reason.trim().length >= MIN_REASON;
  const send = async (): Promise<void> => {
    if (!isWhole) return;
    const { eventId: event, market: key, resultVersion } = market;
    const answer = await command.run({
      params: { brand },
      body: { event, market: key, resultVersion, outcomes, reason: reason.trim() },
    });
    if (answer.ok || answer.problem.code === 'SECOND_PERSON_ASKED') onAsked();
  };
  return (
    <Dialog
      title={`${marketWords(say, market)}: ${market.home} – ${market.away}`}
      onClose={onClose}
    >
      <form
        className={styles.settle}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{say('sports-desk:settle.effect')}</p>
        {market.outcomes.map(({ outcome }) => (
          <SelectField
            key={outcome}
            label={outcomeWords(say, market, outcome, market)}
            value={results[outcome] ?? ''}
            options={[
              { value: '', label: '–' },
              ...sportsHandResults.map((value) => ({
                value,
                label: say(`sports:result.${value}`),
              })),
            ]}
            onChange={(value) =>
              setResults((known) => {
                const { [outcome]: _before, ...others } = known;
                return value === '' ? others : { ...others, [outcome]: value as SportsHandResult };
              })
            }
          />
        ))}
        <TextAreaField
          label={say('sports-desk:reason')}
          hint={say('sports-desk:reasonOnRecord')}
          value={reason}
          maxLength={MAX_REASON}
          onChange={setReason}
        />
        {command.problem === null ? null : <ProblemPanel problem={command.problem} />}
        <Button type="submit" pending={command.pending} aria-disabled={!isWhole}>
          {say('sports-desk:settle')}
        </Button>
      </form>
    </Dialog>
  );
}
