/**
 * Seeded randomness for drawings. Not for anything that touches money: game outcomes use the
 * provably-fair stream. Here the only promise is "same text, same picture, on every machine".
 */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** Integer in [0, count). */
  index(count: number): number;
  pick<List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
  chance(probability: number): boolean;
}

/**
 * 32-bit hash of a text: FNV-1a over UTF-16 units, then an avalanche so that codes differing in
 * one character (`slot-1`, `slot-2`) end far apart.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A deterministic stream (32-bit Weyl sequence through a mixer) begun at the hash of `seed`. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
  const index = (count: number): number => Math.floor(next() * count);
  return {
    next,
    index,
    between: (low, high) => low + next() * (high - low),
    // `index` is below the length, and the type says the list is not empty.
    pick: (list) => list[index(list.length)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}
