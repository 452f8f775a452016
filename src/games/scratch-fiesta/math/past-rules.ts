import { ChoiceError, type GameRules } from '../../game-rules.ts';
import { payAt } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { ScratchEvent } from '../events.ts';
import { type Prize, SCRATCH_FIESTA } from '../rules.ts';
import { openSeries, prizesLeft, type SeriesTable } from './series.ts';
import { ticketSymbols } from './ticket-symbols.ts';

const VERSION = '1.0.0';

const PRIZES: readonly Prize[] = [
  { symbol: 'sun', multiplier: 10_000_000n, tickets: 1 },
  { symbol: 'pinata', multiplier: 2_000_000n, tickets: 5 },
  { symbol: 'guitar', multiplier: 500_000n, tickets: 30 },
  { symbol: 'sombrero', multiplier: 200_000n, tickets: 40 },
  { symbol: 'maraca', multiplier: 100_000n, tickets: 80 },
  { symbol: 'cactus', multiplier: 50_000n, tickets: 200 },
  { symbol: 'pepper', multiplier: 20_000n, tickets: 928 },
  { symbol: 'lime', multiplier: 10_000n, tickets: 1_494 },
];

const TABLE: SeriesTable = { tickets: 10_000, prizes: PRIZES };

/** Version 1.0.0: series of 10,000 tickets, sold in the order of their places. */
const play: GameRules['play'] = ({ stakeMicro, wager, actions, stream }) => {
  if (actions.length > 0) throw new ChoiceError('', 'a ticket takes no actions');
  const ticket = wager['ticket'];
  if (
    typeof ticket !== 'number' ||
    !Number.isInteger(ticket) ||
    ticket < 0 ||
    ticket >= TABLE.tickets
  ) {
    throw new ChoiceError('/ticket', 'the series has no such ticket');
  }
  const { order } = openSeries(stream, TABLE);
  const prize = order[ticket] ?? null;
  const multiplier = prize?.multiplier ?? 0n;
  const left = prizesLeft(order, (place) => place <= ticket, TABLE);
  const payoutMicro = payAt(stakeMicro, multiplier);
  const events: ScratchEvent[] = [
    roundStarted({ ...SCRATCH_FIESTA, version: VERSION }, stakeMicro, wager),
    {
      type: 'ticketBought',
      ticket,
      symbols: ticketSymbols(ticket, prize),
      multiplier: Number(multiplier),
      seriesLeft: {
        tickets: TABLE.tickets - ticket - 1,
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

export const pastRules: GameRules = {
  version: VERSION,
  play,
  whenLeft: null,
  series: { tickets: TABLE.tickets, soldAfter: null },
};
