import { ChoiceError, type GameRules } from '../../game-rules.ts';
import { payAt } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { ScratchEvent } from '../events.ts';
import { PRIZES, SCRATCH_FIESTA, type ScratchWager, SERIES_TICKETS } from '../rules.ts';
import { prizesAfter, shuffleSeries } from './series.ts';
import { ticketSymbols } from './ticket-symbols.ts';

const play: GameRules['play'] = ({ stakeMicro, wager, actions, stream }) => {
  if (actions.length > 0) throw new ChoiceError('', 'a ticket takes no actions');
  const { ticket } = wager as unknown as ScratchWager;
  if (!Number.isInteger(ticket) || ticket < 0 || ticket >= SERIES_TICKETS) {
    throw new ChoiceError('/ticket', 'the series has no such ticket');
  }
  const series = shuffleSeries(stream);
  const prize = series[ticket] ?? null;
  const multiplier = prize?.multiplier ?? 0n;
  const left = prizesAfter(series, ticket);
  const payoutMicro = payAt(stakeMicro, multiplier);
  const events: ScratchEvent[] = [
    roundStarted(SCRATCH_FIESTA, stakeMicro, wager),
    {
      type: 'ticketBought',
      ticket,
      symbols: ticketSymbols(ticket, prize),
      multiplier: Number(multiplier),
      seriesLeft: {
        tickets: SERIES_TICKETS - ticket - 1,
        prizes: PRIZES.map((each, index) => ({
          multiplier: Number(each.multiplier),
          left: left[index] ?? 0,
        })),
      },
    },
    roundEnded(payoutMicro, stakeMicro),
  ];
  return { events, payoutMicro, isOver: true };
};

export const rules: GameRules = {
  version: SCRATCH_FIESTA.version,
  play,
  whenLeft: null,
  series: { tickets: SERIES_TICKETS },
};
