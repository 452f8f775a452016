import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { assertRoundSeeds, type RoundSeeds } from './round-seeds.ts';

/** The only source of chance of a round. Reading it in another order gives another round. */
export interface OutcomeStream {
  /** The next byte, 0 to 255. */
  nextByte(): number;
  /**
   * A uniform integer from 0 to `bound - 1`, from big-endian words of `wordBytes` bytes (4 unless
   * told). Words past the last whole multiple of `bound` are thrown away, so no value is favoured.
   * `bound` goes from 1 to 2^32 (256 with one byte); anything else throws a `RangeError`.
   */
  nextBelow(bound: number, wordBytes?: 1 | 4): number;
  /** A shuffled copy: Fisher-Yates from the end, every order equally likely. */
  shuffle<T>(items: readonly T[]): T[];
}

/** 128 KiB: far above what any round asks for, so that one that never ends is stopped. */
const MAX_BLOCKS = 4096;

/**
 * The bytes of a round: HMAC-SHA256(serverSeed, `clientSeed:nonce:cursor`), 32 at a time, with the
 * cursor counting from 0. Runs alike on the server and in the browser.
 * @param purpose what else the round draws beside its game; the message then reads
 *   `clientSeed:nonce:purpose:cursor`, so that neither can be told from the other.
 * Throws `SeedFormatError` for malformed seeds.
 */
export function openOutcomeStream(seeds: RoundSeeds, purpose?: 'jackpot'): OutcomeStream {
  assertRoundSeeds(seeds);
  const of = [seeds.clientSeed, seeds.nonce, ...(purpose === undefined ? [] : [purpose])].join(':');
  const keyed = hmac.create(sha256, utf8ToBytes(seeds.serverSeed));
  let block = new Uint8Array(0);
  let offset = 0;
  let cursor = 0;
  return outcomeStreamOver(() => {
    let byte = block[offset];
    if (byte === undefined) {
      if (cursor === MAX_BLOCKS) throw new RangeError('the round asked for too much chance');
      block = keyed
        .clone()
        .update(utf8ToBytes(`${of}:${cursor}`))
        .digest();
      cursor += 1;
      offset = 0;
      byte = block[0] ?? 0;
    }
    offset += 1;
    return byte;
  });
}

/** The same sampling over any source of uniform bytes. */
export function outcomeStreamOver(nextByte: () => number): OutcomeStream {
  const nextBelow = (bound: number, wordBytes: 1 | 4 = 4): number => {
    const range = 256 ** wordBytes;
    if (!Number.isInteger(bound) || bound < 1 || bound > range) {
      throw new RangeError(`no integer below ${bound} from ${wordBytes} byte(s)`);
    }
    const limit = range - (range % bound);
    for (;;) {
      let word = 0;
      for (let read = 0; read < wordBytes; read += 1) word = word * 256 + nextByte();
      if (word < limit) return word % bound;
    }
  };
  return {
    nextByte,
    nextBelow,
    shuffle<T>(items: readonly T[]): T[] {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const picked = nextBelow(last + 1);
        // Both indices are within the list.
        [shuffled[picked], shuffled[last]] = [shuffled[last] as T, shuffled[picked] as T];
      }
      return shuffled;
    },
  };
}
