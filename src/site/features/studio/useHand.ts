import { useState } from 'react';
import type { LivePlace, LiveTable } from '#contract/generated/types.ts';
import { LIVE_GAMES } from '#games/live/live-games.ts';
import { mostOnSpot, type SpotStake } from '#games/live/live-limits.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useSession } from '#ui/session/useSession.ts';
import { betsOf, type Chips, chipsOf, NO_CHIPS, stacked, totalOf } from './chips.ts';

const EVERY_MS = 4_000;

/** The player's chips: those that are down, those that wait to be put down, and what can be done with them. */
export function useHand(table: LiveTable | undefined, code: string) {
  const { hasWallet } = useSession();
  const place = useQuery(
    'getLivePlace',
    { params: { table: code } },
    { enabled: hasWallet, everyMs: EVERY_MS, keepPrevious: true },
  );
  const put = useCommand('placeLiveOrder');
  const back = useCommand('returnLiveOrder');
  const [presses, setPresses] = useState<readonly SpotStake[]>([]);
  const [ofRound, setOfRound] = useState(0);
  const [before, setBefore] = useState<Chips>(NO_CHIPS);
  const round = table?.roundNumber ?? 0;
  const isOpen = table?.status === 'open';
  const own: LivePlace | undefined =
    place.value !== undefined && place.value.roundNumber === round ? place.value : undefined;
  const placed = chipsOf(
    (own?.orders ?? []).flatMap(({ bets }) =>
      bets.map(({ spot, stakeMicro }) => ({ spot, stakeMicro: BigInt(stakeMicro) })),
    ),
  );
  const seat = place.value?.seat ?? null;
  if (round !== ofRound) {
    setOfRound(round);
    setPresses([]);
    put.reset();
    back.reset();
  }
  // Chips that were not put down in time stay with the player.
  const waiting = isOpen ? chipsOf(presses) : NO_CHIPS;
  const limits = {
    chipsMicro: (table?.chipsMicro ?? []).map(BigInt),
    mostMicro: BigInt(table?.mostMicro ?? '0'),
  };
  /** The player's own seat takes chips, and chips lie behind the seats of others. */
  const takes = (spot: string): boolean => {
    if (table === undefined) return false;
    const owner = LIVE_GAMES[table.game].seats?.ownerOf(spot) ?? null;
    if (owner === null) return true;
    const isOwn = owner.seat === seat;
    return owner.is === 'player' ? isOwn : !isOwn && table.takenSeats.includes(owner.seat);
  };
  const fits = (more: readonly SpotStake[]): boolean => {
    if (table === undefined || !more.every(({ spot }) => takes(spot))) return false;
    const sums = stacked(stacked(placed, waiting), chipsOf(more));
    return betsOf(sums).every(
      ({ spot, stakeMicro }) => stakeMicro <= mostOnSpot(LIVE_GAMES[table.game], spot, limits),
    );
  };
  const add = (more: readonly SpotStake[]): boolean => {
    if (!isOpen || !fits(more)) return false;
    setPresses((known) => [...known, ...more]);
    return true;
  };
  const confirm = async (): Promise<void> => {
    const chips = chipsOf(presses);
    if (chips.size === 0 || !isOpen) return;
    const bets = betsOf(chips).map(({ spot, stakeMicro }) => ({
      spot,
      stakeMicro: String(stakeMicro),
    }));
    const answer = await put.run({ params: { table: code }, body: { roundNumber: round, bets } });
    if (!answer.ok) return;
    setPresses([]);
    setBefore((known) => (placed.size === 0 ? chips : stacked(known, chips)));
    place.put(answer.value);
  };
  const undo = async (): Promise<void> => {
    if (presses.length > 0) {
      setPresses((known) => known.slice(0, -1));
      return;
    }
    const last = own?.orders.at(-1);
    if (last === undefined || !isOpen) return;
    const params = { table: code, orderId: last.orderId };
    const answer = await back.run({ params });
    if (answer.ok) place.put(answer.value);
  };
  return {
    isOpen,
    placed,
    waiting,
    /** The seat that the player holds. */
    seat,
    /** Answers to what is asked now. */
    choices: (own?.choices ?? []).filter(({ step }) => step === table?.step),
    put: place.put,
    takes,
    /** The chips of the round before, or of this one. */
    before,
    last: place.value?.last ?? null,
    totalMicro: totalOf(waiting),
    placedMicro: totalOf(placed),
    isPending: put.pending || back.pending,
    problem: put.problem ?? back.problem,
    canUndo: isOpen && (presses.length > 0 || placed.size > 0),
    add,
    fits,
    confirm,
    undo,
    clear: () => setPresses([]),
    refresh: place.refresh,
  };
}

export type Hand = ReturnType<typeof useHand>;
