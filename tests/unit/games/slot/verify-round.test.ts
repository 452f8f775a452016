import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { SeedFormatError } from '#domain/fairness/round-seeds.ts';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import { rulesOf } from '#games/slot/math/game-rules.ts';
import { playRound } from '#games/slot/math/play-round.ts';
import { UnplayableStakeError } from '#games/slot/math/unplayable-stake-error.ts';
import { type Claim, verifierOf } from '#games/round-verifier.ts';
import { JADE, JADE_MODEL } from './titles.ts';

const { verify } = verifierOf(rulesOf(JADE));
/** The events are checked, not trusted: anything may be claimed. */
const verifyRound = (claimed: object) => verify(claimed as Claim);

const SEEDS = { serverSeed: `${'0'.repeat(63)}1`, clientSeed: 'demo-client', nonce: 446 };
const STAKE = 25_000_000n;

/** An honest claim, with its events as they come back from a server. */
function claim(): Omit<Claim, 'events'> & { readonly events: readonly unknown[] } {
  const { events } = playRound({
    stakeMicro: STAKE,
    stream: openOutcomeStream(SEEDS),
    model: JADE_MODEL,
  });
  return {
    ...SEEDS,
    serverSeedHash: commitToServerSeed(SEEDS.serverSeed),
    stakeMicro: STAKE,
    wager: {},
    actions: [],
    events: JSON.parse(JSON.stringify(events)) as unknown[],
  };
}

describe('the verifier', () => {
  it('confirms an honest round', () => {
    expect(verifyRound(claim())).toEqual({ commitmentHolds: true, eventsMatch: true });
  });

  it('tells a seed that was not the promised one', () => {
    const serverSeedHash = commitToServerSeed('f'.repeat(64));
    expect(verifyRound({ ...claim(), serverSeedHash })).toEqual({
      commitmentHolds: false,
      eventsMatch: true,
    });
  });

  it('finds a payout that was cut by one micro-unit', () => {
    const honest = claim();
    const index = honest.events.length - 1;
    const { payoutMicro } = honest.events[index] as { payoutMicro: string };
    const cut = {
      ...(honest.events[index] as object),
      payoutMicro: (BigInt(payoutMicro) - 1n).toString(),
    };
    const verdict = verifyRound({ ...honest, events: honest.events.with(index, cut) });
    expect(verdict).toEqual({
      commitmentHolds: true,
      eventsMatch: false,
      firstDifference: { index, expected: honest.events[index], received: cut },
    });
  });

  it('finds a window that was swapped, and events left out or added', () => {
    const honest = claim();
    const reels = honest.events[1] as { window: unknown[] };
    const swapped = { ...reels, window: reels.window.toReversed() };
    const of = (events: readonly unknown[]) =>
      verifyRound({ ...honest, events }).firstDifference?.index;
    expect(of(honest.events.with(1, swapped))).toBe(1);
    expect(of(honest.events.toSpliced(2, 1))).toBe(2);
    expect(of([...honest.events, honest.events[0]])).toBe(honest.events.length);
    expect(of([])).toBe(0);
  });

  it.each([
    ['client seed', { clientSeed: 'demo-clienT' }],
    ['nonce', { nonce: 447 }],
    ['stake', { stakeMicro: 2n * STAKE }],
  ])('finds another %s', (_, other) => {
    expect(verifyRound({ ...claim(), ...other }).eventsMatch).toBe(false);
  });

  it('refuses what no round can have, by its own kind of error', () => {
    expect(() => verifyRound({ ...claim(), serverSeed: 'x' })).toThrow(SeedFormatError);
    expect(() => verifyRound({ ...claim(), stakeMicro: 1n })).toThrow(UnplayableStakeError);
  });
});

it('plays the published round of the demo seeds', () => {
  const stream = openOutcomeStream({ ...SEEDS, nonce: 0 });
  expect(playRound({ stakeMicro: STAKE, stream, model: JADE_MODEL }).events).toEqual([
    {
      type: 'roundStarted',
      game: 'jade-orchard',
      version: '1.0.0',
      stakeMicro: '25000000',
      lineStakeMicro: '1000000',
      lines: 25,
    },
    {
      type: 'reelsStopped',
      reels: 'base',
      stops: [24, 24, 2, 10, 25],
      window: [
        ['Q', 'bell', 'A'],
        ['coins', 'lotus', '10'],
        ['coins', 'gem', 'J'],
        ['A', 'A', 'gem'],
        ['K', '10', '10'],
      ],
    },
    { type: 'spinEnded', payoutMicro: '0', roundPayoutMicro: '0' },
    { type: 'roundEnded', payoutMicro: '0', netWinMicro: '-25000000' },
  ]);
});
