import { useState } from 'react';
import type { LotteryLineEntry } from '#contract/generated/types.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { isRefused } from '#domain/lottery/price-line.ts';
import { randomPick } from '#domain/lottery/random-pick.ts';
import type { Selection } from '#domain/lottery/selection.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { formatPercent } from '#ui/i18n/format-percent.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { BetMenu } from './BetMenu.tsx';
import boardStyles from './Board.module.css';
import styles from './Lottery.module.css';
import { NumberPad } from './NumberPad.tsx';
import { oddsOfSymbol, paysOf } from './odds-text.ts';
import { refusalText } from './refusal-text.ts';
import { returnText } from './return-text.ts';
import { StakeControls } from './StakeControls.tsx';
import { TextEntry } from './TextEntry.tsx';
import { type BoardTerms, useBoard } from './useBoard.ts';

export interface BetBoardProps {
  lottery: Lottery;
  terms: BoardTerms;
  /** @returns false: the slip has no room for them */
  onAdd: (lines: readonly LotteryLineEntry[]) => boolean;
}

/** Chance of the reader's own browser: a random pick decides nothing but what is bet on. */
const below = (bound: number): number => Math.floor(Math.random() * bound);

/** Where a bet is filled in: menu, number pads or text, money, and what it costs. */
export function BetBoard({ lottery, terms, onAdd }: BetBoardProps) {
  const say = useTexts('lottery', 'lottery-play', 'error');
  const locale = useLocale();
  const board = useBoard(lottery, terms);
  const [asText, setAsText] = useState(false);
  const { play, selection, priced, series } = board;
  const add = (selections: readonly Selection[]): boolean => {
    const isTaken = onAdd(selections.map(board.entryOf));
    if (isTaken) board.clear();
    return isTaken;
  };
  const isEmpty = selection.every((chosen) => chosen.length === 0);
  const units = play.units(selection);
  return (
    <Card as="section" className={boardStyles.board} aria-labelledby="lottery-board">
      <div className={boardStyles.boardHead}>
        <h2 id="lottery-board" className={styles.heading}>
          {say('lottery:board')}
        </h2>
        <Button tone="quiet" size="small" aria-pressed={asText} onClick={() => setAsText(!asText)}>
          {say(asText ? 'lottery:byPad' : 'lottery:byText')}
        </Button>
      </div>
      <BetMenu lottery={lottery} play={play} onChoose={board.choosePlay} />
      <p className={boardStyles.pays}>
        {say('lottery:pays')}{' '}
        <strong className="tabular">
          {play.prizes.size > 12 ? say('lottery:paysOnKeys') : paysOf(say, play, series, locale)}
        </strong>
        {' · '}
        {say('lottery:returns', {
          percent: formatPercent(returnText(lottery, play, series), locale),
        })}
      </p>
      {asText ? (
        <TextEntry key={play.code} play={play} onAdd={add} />
      ) : (
        <div className={boardStyles.rows}>
          {play.rows.map((row, index) => (
            <NumberPad
              key={`${play.code} ${row.key}`}
              row={row}
              chosen={selection[index] ?? []}
              odds={(symbol) => oddsOfSymbol(play, symbol, series, locale)}
              onChange={(chosen) => board.chooseRow(index, chosen)}
            />
          ))}
        </div>
      )}
      <StakeControls board={board} terms={terms} />
      {asText ? null : (
        <div className={boardStyles.boardFoot}>
          <p className={boardStyles.cost} role="status">
            {isEmpty
              ? say('lottery:chooseNumbers')
              : isRefused(priced)
                ? refusalText(say, priced.fault, terms.currency, locale)
                : say('lottery:cost', {
                    units,
                    amount: formatMicro(priced.stakeMicro, terms.currency, locale),
                  })}
          </p>
          <div className={styles.actions}>
            <Button tone="quiet" onClick={() => add([randomPick(play, below)])}>
              {say('lottery:random')}
            </Button>
            <Button
              aria-disabled={isRefused(priced)}
              onClick={() => {
                if (!isRefused(priced)) add([selection]);
              }}
            >
              {say('lottery:add')}
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
