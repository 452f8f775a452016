import { describe, expect, it } from 'vitest';
import { openOutcomeStream } from '#domain/fairness/outcome-stream.ts';
import { commitToServerSeed } from '#domain/fairness/seed-commitment.ts';
import { drawTicket } from '#domain/jackpot/jackpot-ticket.ts';
import { rulesOf } from '#games/slot/math/game-rules.ts';
import { playRound } from '#games/slot/math/play-round.ts';
import { verifierOf } from '#games/round-verifier.ts';
import { judgeRound } from '#site/features/fairness/judge-round.ts';
import { readSeedEntry } from '#site/features/fairness/seed-entry.ts';
import { JADE, JADE_MODEL } from '../../../games/slot/titles.ts';

const verifier = verifierOf(rulesOf(JADE));
const serverSeed = '5c'.repeat(32);
const seeds = { serverSeed, clientSeed: 'mine', nonce: 3 };
const stakeMicro = 1_000_000n;
const { events, payoutMicro } = playRound({
  stakeMicro,
  stream: openOutcomeStream(seeds),
  model: JADE_MODEL,
});
const stored = events.map((event) => ({ ...event }));
const replay = {
  gameVersion: verifier.version,
  stakeMicro: String(stakeMicro),
  wager: {},
  actions: [],
  events: stored,
};
const proof = {
  ...seeds,
  algorithm: 'hmac-sha256' as const,
  serverSeedHash: commitToServerSeed(serverSeed),
  jackpot: null,
};

describe('a round under judgement', () => {
  it('of a table holds only with the salt that its seats give', () => {
    const table = { chainSalt: 'chain', seatSeeds: ['ana', 'luis'] };
    expect(judgeRound(verifier, replay, { ...proof, table })).toEqual({ kind: 'unreadable' });
    const empty = { chainSalt: proof.clientSeed, seatSeeds: [] };
    expect(judgeRound(verifier, replay, { ...proof, table: empty }).kind).toBe('judged');
  });

  it('holds when seed and events are the promised ones', () => {
    expect(judgeRound(verifier, replay, proof)).toEqual({
      kind: 'judged',
      verdict: { commitmentHolds: true, eventsMatch: true },
      ticket: null,
    });
  });

  it('has its jackpot number drawn again beside it', () => {
    const jackpot = { ...drawTicket(seeds, { winsBelow: 1, outOf: 100_000 }), wonMicro: null };
    const verdict = { commitmentHolds: true, eventsMatch: true };
    expect(judgeRound(verifier, replay, { ...proof, jackpot })).toEqual({
      kind: 'judged',
      verdict,
      ticket: { drawn: jackpot.ticket, ticketMatches: true, pays: 'asDrawn' },
    });
    const forged = { ...proof, jackpot: { ...jackpot, ticket: jackpot.ticket + 1 } };
    expect(judgeRound(verifier, replay, forged)).toMatchObject({
      verdict,
      ticket: { ticketMatches: false },
    });
  });

  it('does not hold when a payout was changed afterwards, and says where', () => {
    const forged = stored.map((event) =>
      event.type === 'roundEnded' ? { ...event, payoutMicro: '999' } : event,
    );
    const judgement = judgeRound(verifier, { ...replay, events: forged }, proof);
    expect(judgement).toMatchObject({
      verdict: {
        commitmentHolds: true,
        eventsMatch: false,
        firstDifference: { index: stored.length - 1 },
      },
    });
  });

  it('does not hold when another seed is revealed than was promised', () => {
    const other = { ...proof, serverSeedHash: commitToServerSeed('6d'.repeat(32)) };
    expect(judgeRound(verifier, replay, other)).toMatchObject({
      verdict: { commitmentHolds: false, eventsMatch: true },
    });
  });

  it('stays sealed while the seed is in use', () => {
    const sealed = { ...proof, serverSeed: null };
    expect(judgeRound(verifier, replay, sealed)).toEqual({ kind: 'sealed' });
  });

  it('is not judged by rules that did not decide it', () => {
    const old = { ...replay, gameVersion: '0.9.0' };
    expect(judgeRound(verifier, old, proof)).toEqual({
      kind: 'otherRules',
      version: '0.9.0',
    });
  });

  it('is called unreadable when no round can have such seeds or such a stake', () => {
    expect(judgeRound(verifier, replay, { ...proof, serverSeed: 'short' })).toEqual({
      kind: 'unreadable',
    });
    expect(judgeRound(verifier, { ...replay, stakeMicro: '26' }, proof)).toEqual({
      kind: 'unreadable',
    });
  });
});

describe('what was typed into the form', () => {
  const typed = {
    serverSeed: ` ${serverSeed.toUpperCase()} `,
    serverSeedHash: '',
    clientSeed: 'mine',
    nonce: '3',
    stake: '1',
  };
  const parse = (amount: string) => (/^\d+$/.test(amount) ? BigInt(amount) * 1_000_000n : null);

  it('gives the round again', () => {
    const reading = readSeedEntry(typed, parse, 25n);
    if (!reading.ok) throw new Error('not read');
    const { seeds: read, stakeMicro: stake, serverSeedHash } = reading.entry;
    expect(serverSeedHash).toBeNull();
    expect(verifier.replay(read, { stakeMicro: stake, wager: {}, actions: [] })).toEqual({
      events,
      payoutMicro,
      isOver: true,
    });
  });

  it('names every field that cannot be right', () => {
    const wrong = {
      serverSeed: 'x',
      serverSeedHash: '12',
      clientSeed: 'ñ',
      nonce: '-1',
      stake: '',
    };
    expect(readSeedEntry(wrong, parse, 25n)).toEqual({
      ok: false,
      faults: ['serverSeed', 'serverSeedHash', 'clientSeed', 'nonce', 'stake'],
    });
    expect(readSeedEntry(typed, () => 26n, 25n)).toEqual({ ok: false, faults: ['stake'] });
    expect(readSeedEntry(typed, () => 0n, 25n)).toEqual({ ok: false, faults: ['stake'] });
  });
});
