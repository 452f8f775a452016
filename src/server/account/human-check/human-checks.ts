import { randomBytes } from 'node:crypto';
import type { HumanChallenge, HumanCheck, HumanCheckKind } from '#contract/generated/types.ts';
import { lettersKey } from '#domain/human-check/letters.ts';
import { fitsGap, readTrack } from '#domain/human-check/slide-track.ts';
import { workFactor } from '#domain/human-check/work-factor.ts';
import { addressGroup, networkGroup } from '../../platform/address-group.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { WindowCounts } from '../../platform/rate-limit/window-counts.ts';
import type { TextSeal } from '../../platform/seal-text.ts';
import { sameText } from '../../platform/signature.ts';
import { type DrawnCheck, drawLettersCheck, drawSlider, makeWork } from './draw-checks.ts';
import { drawingPool } from './drawing-pool.ts';
import { markUsed } from './human-check.store.ts';

/** A check has to be passed within this time. */
const LIFETIME_MS = 5 * 60_000;
/** Nobody reads and types five letters in less. */
const MIN_LETTERS_MS = 1_000;
const RATE_WINDOW_MS = 10 * 60_000;

/** What a challenge's id holds, sealed: the server keeps nothing until a check is answered. */
interface SealedChallenge {
  id: string;
  brand: string;
  kind: HumanCheckKind;
  solution: string;
  /** The counter that the device has to find. */
  counter: string;
  /** Times the base work. */
  factor: number;
  startedAt: number;
}

export interface CheckRequest {
  /** The kind a person asks for because the one that was given does not suit. */
  instead?: HumanCheckKind | undefined;
  /** What an account asks for. */
  effort?: number | undefined;
}

/** Checks that a person is there: work for the device, and a sliding puzzle or letters to read. */
export interface HumanChecks {
  /** @throws Problem OVERLOADED */
  start(request: CheckRequest, caller: { brand: string; ip: string }): Promise<HumanChallenge>;
  /**
   * Judges an answer. Each challenge can be answered once, right or wrong.
   * @param effort work factor that the challenge must have had at least
   * @returns false alike for a wrong, used, expired, foreign, unknown and too easy one
   */
  passes(brand: string, check: HumanCheck, effort?: number): Promise<boolean>;
}

/**
 * Scripts solve pictures, too: what a check costs them is the work, which is priced by how much an
 * address, its network and the brand ask for. Pictures make a person's presence likely and each
 * answer slow; times are the server's own.
 */
export function humanChecks({
  db,
  clock,
  seal,
}: {
  db: Db;
  clock: Clock;
  seal: TextSeal;
}): HumanChecks {
  const rates = new WindowCounts();
  const sliders = drawingPool(drawSlider);
  const letters = drawingPool(drawLettersCheck);
  const drawn: Record<
    HumanCheckKind,
    (caller: { brand: string; ip: string }) => Promise<DrawnCheck>
  > = {
    slider: (caller) => sliders.take(caller),
    captcha: (caller) => letters.take(caller),
    proofOfWork: async () => ({ solution: '' }),
  };
  const count = (key: string, windowMs: number) => rates.increment(key, windowMs).current;

  return {
    async start({ instead, effort = 1 }, { brand, ip }) {
      const kind = instead ?? 'slider';
      const factor = workFactor(
        kind,
        {
          address: count(`address:${addressGroup(ip)}`, RATE_WINDOW_MS),
          network: count(`network:${networkGroup(ip)}`, RATE_WINDOW_MS),
          brand: count(`brand:${brand}`, 60_000),
        },
        effort,
      );
      const {
        solution,
        puzzle = null,
        letters: picture = null,
      } = await drawn[kind]({
        brand,
        ip,
      });
      const { counter, work } = await makeWork(factor);
      const challenge: SealedChallenge = {
        id: randomBytes(16).toString('base64url'),
        brand,
        kind,
        solution,
        counter,
        factor,
        startedAt: clock.now().getTime(),
      };
      const challengeId = seal.seal(JSON.stringify(challenge));
      return { challengeId, kind, puzzle, letters: picture, work };
    },

    async passes(brand, { challengeId, work, answer = '' }, effort = 1) {
      const challenge = openChallenge(seal.open(challengeId));
      if (challenge === null || challenge.brand !== brand || challenge.factor < effort)
        return false;
      const elapsedMs = clock.now().getTime() - challenge.startedAt;
      if (elapsedMs >= LIFETIME_MS) return false;
      const isFirst = await markUsed(db, challenge.id, clock.now());
      return (
        isFirst &&
        sameText(work, challenge.counter) &&
        judges[challenge.kind](answer, challenge.solution, elapsedMs)
      );
    },
  };
}

function openChallenge(text: string | null): SealedChallenge | null {
  return text === null ? null : (JSON.parse(text) as SealedChallenge);
}

type Judge = (answer: string, solution: string, elapsedMs: number) => boolean;

const judges: Record<HumanCheckKind, Judge> = {
  slider: (answer, gapX, elapsedMs) => {
    const track = readTrack(answer);
    return track !== null && fitsGap(track, Number(gapX), elapsedMs);
  },
  captcha: (answer, letters, elapsedMs) =>
    elapsedMs >= MIN_LETTERS_MS && sameText(lettersKey(answer), letters),
  proofOfWork: () => true,
};
