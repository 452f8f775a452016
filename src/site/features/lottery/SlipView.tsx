import { useState } from 'react';
import type { LotteryTicket } from '#contract/generated/types.ts';
import { findPlay, type Lottery } from '#domain/lottery/lottery.ts';
import { isRefused, priceLine } from '#domain/lottery/price-line.ts';
import { MOST_MULTIPLE } from '#domain/lottery/stake.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { latinDigits } from '#domain/text/latin-digits.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { SwitchInput } from '#ui/kit/SwitchInput.tsx';
import listStyles from './List.module.css';
import styles from './Lottery.module.css';
import { playName, selectionWords } from './play-names.ts';
import { refusalText } from './refusal-text.ts';
import { changeLine, EMPTY_SLIP, removeLine, type Slip } from './slip.ts';
import type { BoardTerms } from './useBoard.ts';

export interface SlipViewProps {
  lottery: Lottery;
  terms: BoardTerms;
  slip: Slip;
  /** The draw that takes bets now. */
  numero: string;
  isOpen: boolean;
  onChange: (slip: Slip) => void;
  onBought: (ticket: LotteryTicket | null) => void;
}

/** The lines to buy, over one draw or several, and the question before they move to the next draw. */
export function SlipView({
  lottery,
  terms,
  slip,
  numero,
  isOpen,
  onChange,
  onBought,
}: SlipViewProps) {
  const say = useTexts('lottery', 'lottery-play', 'error');
  const locale = useLocale();
  const problemText = useProblemText();
  const ticket = useCommand('placeLotteryTicket');
  const chase = useCommand('placeLotteryChase');
  const [count, setCount] = useState(1);
  const [stopOnWin, setStopOnWin] = useState(true);
  const { currency, chaseMost } = terms;
  const money = (micro: bigint): string => formatMicro(micro, currency, locale);
  const lines = slip.lines.map((entry) => ({
    entry,
    play: findPlay(lottery, entry.play),
    priced: priceLine(lottery, entry, terms, currency),
  }));
  const perDraw = lines.reduce(
    (sum, { priced }) => sum + (isRefused(priced) ? 0n : priced.stakeMicro),
    0n,
  );
  const isLate = slip.numero !== null && slip.numero !== numero;
  const mayBuy =
    lines.length > 0 && isOpen && !isLate && lines.every(({ priced }) => !isRefused(priced));
  const problem = ticket.problem ?? chase.problem;
  const buy = async (): Promise<void> => {
    if (!mayBuy) return;
    const body = { gameCode: lottery.code, numero, lines: [...slip.lines] };
    const outcome =
      count > 1
        ? await chase.run({ body: { ...body, count, stopOnWin } })
        : await ticket.run({ body });
    if (!outcome.ok) return;
    onChange(EMPTY_SLIP);
    setCount(1);
    onBought('ticketId' in outcome.value ? outcome.value : null);
  };
  return (
    <Card as="section" className={listStyles.slip} aria-labelledby="lottery-slip">
      <h2 id="lottery-slip" className={styles.heading}>
        {say('lottery:slip', { count: lines.length })}
      </h2>
      {isLate && lines.length > 0 ? (
        <Notice
          tone="warning"
          title={say('lottery:carry.title', { numero: slip.numero ?? '' })}
          action={
            <div className={styles.actions}>
              <Button size="small" onClick={() => onChange({ ...slip, numero })}>
                {say('lottery:carry.keep', { numero })}
              </Button>
              <Button size="small" tone="quiet" onClick={() => onChange(EMPTY_SLIP)}>
                {say('lottery:carry.clear')}
              </Button>
            </div>
          }
        >
          {say('lottery:carry.text')}
        </Notice>
      ) : null}
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      {lines.length === 0 ? (
        <p className={styles.quiet}>{say('lottery:slip.empty')}</p>
      ) : (
        <ul className={listStyles.lines}>
          {lines.map(({ entry, play, priced }, index) => (
            <li key={`${index} ${entry.play} ${entry.selection}`} className={listStyles.line}>
              <span className={listStyles.lineWords}>
                <span className={listStyles.lineName}>
                  {play === null ? entry.play : playName(say, play)}
                </span>
                <span className={listStyles.selection}>{selectionWords(say, entry.selection)}</span>
                <span className={styles.quiet}>
                  {isRefused(priced)
                    ? refusalText(say, priced.fault, currency, locale)
                    : say('lottery:line', {
                        units: entry.units,
                        amount: money(priced.stakeMicro),
                      })}
                </span>
              </span>
              <label className={styles.times}>
                <span aria-hidden="true">×</span>
                <span className="visually-hidden">{say('lottery:multiple')}</span>
                <input
                  className={styles.number}
                  inputMode="numeric"
                  autoComplete="off"
                  value={entry.multiple}
                  onChange={(event) => {
                    const typed = Math.trunc(Number(latinDigits(event.target.value))) || 1;
                    const multiple = Math.min(MOST_MULTIPLE, Math.max(1, typed));
                    onChange(changeLine(slip, index, { multiple }));
                  }}
                />
              </label>
              <IconButton
                icon="close"
                label={say('lottery:line.remove', {
                  selection: selectionWords(say, entry.selection),
                })}
                onClick={() => onChange(removeLine(slip, index))}
              />
            </li>
          ))}
        </ul>
      )}
      {lines.length > 0 && chaseMost > 1 ? (
        <div className={listStyles.chase}>
          <label className={styles.times}>
            {say('lottery:chase.draws')}
            <input
              className={styles.number}
              inputMode="numeric"
              autoComplete="off"
              value={count}
              onChange={(event) => {
                const typed = Math.trunc(Number(latinDigits(event.target.value))) || 1;
                setCount(Math.min(chaseMost, Math.max(1, typed)));
              }}
            />
          </label>
          {count > 1 ? (
            <>
              <label className={styles.times}>
                <SwitchInput
                  checked={stopOnWin}
                  onChange={(event) => setStopOnWin(event.target.checked)}
                />
                {say('lottery:chase.stop')}
              </label>
              <p className={styles.quiet}>
                {say('lottery:chase.held', { amount: money(perDraw * BigInt(count)), count })}
              </p>
            </>
          ) : null}
        </div>
      ) : null}
      <div className={listStyles.slipFoot}>
        <p className={listStyles.total}>
          <span>{say('lottery:total')}</span>
          <strong className="tabular">{money(perDraw * BigInt(count))}</strong>
        </p>
        <Button
          wide
          size="large"
          pending={ticket.pending || chase.pending}
          aria-disabled={!mayBuy}
          onClick={() => void buy()}
        >
          {say(isOpen ? 'lottery:buy' : 'lottery:closed')}
        </Button>
      </div>
    </Card>
  );
}
