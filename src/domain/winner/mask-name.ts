const SHOWN = 2;
const MASK = '•••';

/**
 * A player's name as others may read it: its first two letters, and never how long it is. Of a name
 * that short only the first.
 */
export function maskName(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const shown = letters.length > SHOWN ? SHOWN : Math.min(1, letters.length - 1);
  return letters.slice(0, Math.max(0, shown)).join('') + MASK;
}
