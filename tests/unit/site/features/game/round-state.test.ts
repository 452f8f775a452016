import { describe, expect, it } from 'vitest';
import {
  nextState,
  openingState,
  type RoundAction,
  type RoundState,
  shownBalanceMicro,
} from '#site/features/game/round/round-state.ts';
import { houseRound, houseSession, problem } from './fixture.ts';

const PRESS = { stakeMicro: 1_000_000n, wager: {}, key: 'key-1' };
const after = (state: RoundState, ...events: RoundAction[]) => events.reduce(nextState, state);
const idle = openingState(houseSession());
const network = problem('NETWORK', 0);

describe('a round', () => {
  it('goes from the press over the showing to the payout and back', () => {
    const staking = after(idle, { type: 'pressed', press: PRESS });
    expect(staking.phase).toEqual({ kind: 'staking', press: PRESS, slow: false });
    const showing = after(staking, { type: 'answered', round: houseRound() });
    expect(showing.phase).toMatchObject({ kind: 'showing', resumed: false });
    const finishing = after(showing, { type: 'shown' });
    expect(finishing.phase.kind).toBe('finishing');
    const paid = after(finishing, { type: 'paid', balanceMicro: 12_000_000n });
    expect(paid.phase).toEqual({ kind: 'idle', refusal: null });
    expect(paid.money).toEqual({
      balanceMicro: 12_000_000n,
      stakedMicro: 1_000_000n,
      paidMicro: 3_000_000n,
    });
  });

  it('takes the stake off the shown balance at the press, and gives it back on a refusal', () => {
    const staking = after(idle, { type: 'pressed', press: PRESS });
    expect(shownBalanceMicro(idle)).toBe(10_000_000n);
    expect(shownBalanceMicro(staking)).toBe(9_000_000n);
    const refused = after(staking, {
      type: 'refused',
      problem: problem('BET_LIMIT_EXCEEDED', 422),
    });
    expect(shownBalanceMicro(refused)).toBe(10_000_000n);
    expect(refused.phase).toMatchObject({ kind: 'idle', refusal: { code: 'BET_LIMIT_EXCEEDED' } });
  });

  it('shows the payout only once it has been paid', () => {
    const showing = after(
      idle,
      { type: 'pressed', press: PRESS },
      { type: 'answered', round: houseRound() },
    );
    expect(shownBalanceMicro(showing)).toBe(9_000_000n);
    expect(showing.money.paidMicro).toBe(0n);
  });

  it('keeps the key of the press through doubt and trying again', () => {
    const again = after(
      idle,
      { type: 'pressed', press: PRESS },
      { type: 'slow' },
      { type: 'doubted', problem: network },
      { type: 'retried' },
    );
    expect(again.phase).toEqual({ kind: 'staking', press: PRESS, slow: false });
  });

  it('takes no second press while one is under way or in doubt', () => {
    const other = { stakeMicro: 500_000n, wager: {}, key: 'key-2' };
    for (const events of [
      [],
      [{ type: 'doubted', problem: network }],
      [{ type: 'answered', round: houseRound() }],
      [{ type: 'answered', round: houseRound() }, { type: 'shown' }],
    ] satisfies RoundAction[][]) {
      const state = after(idle, { type: 'pressed', press: PRESS }, ...events);
      expect(after(state, { type: 'pressed', press: other })).toBe(state);
    }
  });

  it('opens with the unfinished round of before', () => {
    const state = openingState(houseSession({ openRound: houseRound() }));
    expect(state.phase).toMatchObject({ kind: 'showing', resumed: true });
  });

  it('leaves a round of an earlier session out of this one', () => {
    const early = houseRound({ startedAt: '2026-11-21T09:59:59.000Z' });
    const state = after(
      openingState(houseSession({ openRound: early })),
      { type: 'shown' },
      { type: 'paid', balanceMicro: 13_000_000n },
    );
    expect(state.money).toEqual({ balanceMicro: 13_000_000n, stakedMicro: 0n, paidMicro: 0n });
  });

  it('counts what it took of the jackpot, and tells of it once it has been shown and paid', () => {
    const jackpot = { ticket: 0, winsBelow: 1, outOf: 100_000, wonMicro: '500000000' };
    const round = houseRound({ jackpot });
    const finishing = after(
      idle,
      { type: 'pressed', press: PRESS },
      { type: 'answered', round },
      { type: 'shown' },
    );
    expect(finishing.jackpotRound).toBeNull();
    const paid = after(finishing, { type: 'paid', balanceMicro: 512_000_000n });
    expect(paid.money).toEqual({
      balanceMicro: 512_000_000n,
      stakedMicro: 1_000_000n,
      paidMicro: 503_000_000n,
    });
    expect(paid.jackpotRound).toBe(round);
    expect(after(paid, { type: 'jackpotSeen' }).jackpotRound).toBeNull();
  });

  it('tells of a jackpot after a reload too, though it belongs to an earlier session', () => {
    const jackpot = { ticket: 0, winsBelow: 1, outOf: 100_000, wonMicro: '500000000' };
    const openRound = houseRound({ jackpot, startedAt: '2026-11-21T09:59:59.000Z' });
    const opened = openingState(houseSession({ openRound, balanceMicro: '509000000' }));
    // It is in the balance, but would tell the round's end before the round.
    expect(shownBalanceMicro(opened)).toBe(9_000_000n);
    const paid = after(opened, { type: 'shown' }, { type: 'paid', balanceMicro: 512_000_000n });
    expect(shownBalanceMicro(paid)).toBe(512_000_000n);
    expect(paid.jackpotRound).toBe(openRound);
    expect(paid.money.paidMicro).toBe(0n);
  });

  it('has nothing to tell where the jackpot was not taken', () => {
    const jackpot = { ticket: 1, winsBelow: 1, outOf: 100_000, wonMicro: null };
    const paid = after(
      openingState(houseSession({ openRound: houseRound({ jackpot }) })),
      { type: 'shown' },
      { type: 'paid', balanceMicro: 12_000_000n },
    );
    expect(paid.jackpotRound).toBeNull();
    expect(paid.money.paidMicro).toBe(3_000_000n);
  });

  it('keeps a payout that failed until it is asked for again', () => {
    const unpaid = after(
      openingState(houseSession({ openRound: houseRound() })),
      { type: 'shown' },
      { type: 'payFailed', problem: network },
    );
    expect(unpaid.phase).toMatchObject({ kind: 'unpaid', round: { roundId: '41' } });
    expect(after(unpaid, { type: 'retried' }).phase.kind).toBe('finishing');
  });

  it('believes a fresh reading only between rounds', () => {
    const session = houseSession({ balanceMicro: '77', stakedMicro: '5', paidMicro: '6' });
    const read: RoundAction = { type: 'read', session };
    expect(after(idle, read).money).toEqual({ balanceMicro: 77n, stakedMicro: 5n, paidMicro: 6n });
    const staking = after(idle, { type: 'pressed', press: PRESS });
    expect(after(staking, read)).toBe(staking);
  });
});
