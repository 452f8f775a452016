import { randomBytes, randomInt } from 'node:crypto';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { drawLetters } from '#art/human-check/letters.ts';
import { drawPuzzle } from '#art/human-check/puzzle.ts';
import type { HumanChallenge, HumanCheck } from '#contract/generated/types.ts';
import { LETTER_COUNT, LETTERS, lettersKey } from '#domain/human-check/letters.ts';
import { PUZZLE } from '#domain/human-check/puzzle-size.ts';
import { fitsGap, readTrack } from '#domain/human-check/slide-track.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { TextSeal } from '../seal-text.ts';
import { sameText } from '../signature.ts';
import { drawPng } from './draw-png.ts';
import { markUsed } from './human-check.store.ts';

/** A check has to be passed within this time. */
const LIFETIME_MS = 5 * 60_000;
/** PBKDF2 iterations of one try, and tries until the solution: under half a second on a desktop. */
const WORK = { cost: 2_000, minTries: 150, maxTries: 450 } as const;

type Kind = HumanCheck['kind'];

/** What a challenge's id holds, sealed: the server keeps nothing until a check is answered. */
interface SealedChallenge {
  id: string;
  brand: string;
  kind: Kind;
  solution: string;
  expiresAt: number;
}

/** Checks that a person is there: a sliding puzzle, letters to read, or work for the device. */
export interface HumanChecks {
  /** @throws Problem OVERLOADED */
  start(kind: Kind, caller: { brand: string; ip: string }): Promise<HumanChallenge>;
  /**
   * Judges an answer. Each challenge can be answered once, right or wrong.
   * @returns false alike for a wrong, used, expired, foreign and unknown one
   */
  passes(brand: string, check: HumanCheck): Promise<boolean>;
}

export function humanChecks({
  db,
  clock,
  seal,
}: {
  db: Db;
  clock: Clock;
  seal: TextSeal;
}): HumanChecks {
  return {
    async start(kind, { brand, ip }) {
      const { solution, ...shown } = await challenges[kind](ip);
      const challenge: SealedChallenge = {
        id: randomBytes(16).toString('base64url'),
        brand,
        kind,
        solution,
        expiresAt: clock.now().getTime() + LIFETIME_MS,
      };
      const nothing = { puzzle: null, letters: null, work: null };
      return { ...nothing, ...shown, challengeId: seal.seal(JSON.stringify(challenge)), kind };
    },

    async passes(brand, { challengeId, kind, answer }) {
      const challenge = openChallenge(seal.open(challengeId));
      const isValid =
        challenge !== null &&
        challenge.brand === brand &&
        challenge.kind === kind &&
        challenge.expiresAt > clock.now().getTime();
      if (!isValid) return false;
      const isFirst = await markUsed(db, challenge.id, clock.now());
      return isFirst && judges[kind](answer, challenge.solution);
    },
  };
}

function openChallenge(text: string | null): SealedChallenge | null {
  return text === null ? null : (JSON.parse(text) as SealedChallenge);
}

type NewChallenge = { solution: string } & Partial<
  Pick<HumanChallenge, 'puzzle' | 'letters' | 'work'>
>;

const challenges: Record<Kind, (ip: string) => Promise<NewChallenge>> = {
  async slider(ip) {
    const { width, height, piece: size } = PUZZLE;
    // Not near the start, where a short push would hit it.
    const gap = { x: randomInt(90, width - size), y: randomInt(4, height - size - 4) };
    const { background, piece } = drawPuzzle(PUZZLE, gap, randomBytes(12).toString('hex'));
    const [backgroundPng, piecePng] = await Promise.all([
      drawPng(background, ip),
      drawPng(piece, ip),
    ]);
    return {
      solution: String(gap.x),
      puzzle: { width, height, pieceSize: size, pieceY: gap.y, backgroundPng, piecePng },
    };
  },

  async captcha(ip) {
    const letters = Array.from(
      { length: LETTER_COUNT },
      () => LETTERS[randomInt(LETTERS.length)],
    ).join('');
    const drawing = drawLetters(letters, randomBytes(12).toString('hex'));
    return { solution: letters, letters: await drawPng(drawing, ip) };
  },

  async proofOfWork() {
    const counter = randomInt(WORK.minTries, WORK.maxTries);
    const algorithm = 'PBKDF2/SHA-256';
    const { parameters } = await createChallenge({
      algorithm,
      cost: WORK.cost,
      counter,
      deriveKey,
    });
    const { nonce, salt, keyLength, keyPrefix } = parameters;
    return {
      solution: String(counter),
      work: { algorithm, cost: WORK.cost, nonce, salt, keyLength, keyPrefix },
    };
  },
};

const judges: Record<Kind, (answer: string, solution: string) => boolean> = {
  slider: (answer, gapX) => {
    const track = readTrack(answer);
    return track !== null && fitsGap(track, Number(gapX));
  },
  captcha: (answer, letters) => sameText(lettersKey(answer), letters),
  proofOfWork: (answer, counter) => sameText(answer, counter),
};
