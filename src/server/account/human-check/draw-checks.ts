import { randomBytes, randomInt } from 'node:crypto';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { drawLetters } from '#art/human-check/letters.ts';
import { drawPuzzle } from '#art/human-check/puzzle.ts';
import type { HumanChallenge, ProofOfWork } from '#contract/generated/types.ts';
import { LETTER_COUNT, LETTERS } from '#domain/human-check/letters.ts';
import { PUZZLE } from '#domain/human-check/puzzle-size.ts';
import { drawPng } from './draw-png.ts';

/** PBKDF2 iterations of one try, and tries until the solution: under half a second on a desktop. */
const WORK = { cost: 2_000, minTries: 150, maxTries: 450 } as const;

/** What is shown, and the answer that only the server knows. */
export type DrawnCheck = { solution: string } & Partial<Pick<HumanChallenge, 'puzzle' | 'letters'>>;

export async function drawSlider(): Promise<DrawnCheck> {
  const { width, height, piece: size } = PUZZLE;
  // Not near the start, where a short push would hit it.
  const gap = { x: randomInt(90, width - size), y: randomInt(4, height - size - 4) };
  const { background, piece } = drawPuzzle(PUZZLE, gap, randomBytes(12).toString('hex'));
  const backgroundPng = await drawPng(background);
  const piecePng = await drawPng(piece);
  return {
    solution: String(gap.x),
    puzzle: { width, height, pieceSize: size, pieceY: gap.y, backgroundPng, piecePng },
  };
}

export async function drawLettersCheck(): Promise<DrawnCheck> {
  const letters = Array.from(
    { length: LETTER_COUNT },
    () => LETTERS[randomInt(LETTERS.length)],
  ).join('');
  const drawing = drawLetters(letters, randomBytes(12).toString('hex'));
  return { solution: letters, letters: await drawPng(drawing) };
}

/** @param factor times the base work */
export async function makeWork(factor: number): Promise<{ counter: string; work: ProofOfWork }> {
  const counter = randomInt(WORK.minTries * factor, WORK.maxTries * factor);
  const algorithm = 'PBKDF2/SHA-256';
  const { parameters } = await createChallenge({ algorithm, cost: WORK.cost, counter, deriveKey });
  const { nonce, salt, keyLength, keyPrefix } = parameters;
  return {
    counter: String(counter),
    work: { algorithm, cost: WORK.cost, nonce, salt, keyLength, keyPrefix },
  };
}
