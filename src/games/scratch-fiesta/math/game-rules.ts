import { ChoiceError, type GameRules } from '../../game-rules.ts';
import { payAt } from '../../kit/multiplier.ts';
import { roundEnded, roundStarted } from '../../kit/round-events.ts';
import type { ScratchEvent } from '../events.ts';
import { PRIZES, SCRATCH_FIESTA, SERIES_TICKETS } from '../rules.ts';
import { placeTicket, readTicket } from './place-ticket.ts';
import { openSeries, prizesLeft } from './series.ts';
import { isSold, withSold } from './sold-places.ts';
import { ticketSymbols } from './ticket-symbols.ts';

const play: GameRules['play'] = ({ stakeMicro, wager, actions, stream }) => {
  if (actions.length > 0) throw new ChoiceError('', 'a ticket takes no actions');
  const { clientSeed, number, sold: soldBefore } = readTicket(wager);
  const series = openSeries(stream);
  const ticket = placeTicket(series, wager);
  const sold = withSold(soldBefore, ticket);
  const prize = series.order[ticket] ?? null;
  const multiplier = prize?.multiplier ?? 0n;
  const left = prizesLeft(series.order, (place) => isSold(sold, place));
  const payoutMicro = payAt(stakeMicro, multiplier);
  const events: ScratchEvent[] = [
    roundStarted(SCRATCH_FIESTA, stakeMicro, { clientSeed, number }),
    {
      type: 'ticketBought',
      ticket,
      symbols: ticketSymbols(ticket, prize),
      multiplier: Number(multiplier),
      seriesLeft: {
        tickets: SERIES_TICKETS - number - 1,
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
  series: {
    tickets: SERIES_TICKETS,
    soldAfter: (stream, wager) =>
      withSold(wager.sold, placeTicket(openSeries(stream), { ...wager })),
  },
};
