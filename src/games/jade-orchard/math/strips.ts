import { isSymbolCode, type SymbolCode } from '../symbols.ts';

/** One reel's symbols in the order they pass; the last is followed by the first again. */
export type Strip = readonly SymbolCode[];

export const BASE_STRIPS: readonly Strip[] = [
  'bell gem moon A A 10 10 lotus J 10 coins K K koi J coins Q Q J bell coins lotus K A Q bell A koi J K',
  'coins A bell coins Q K lotus koi Q 10 moon J lantern lantern K Q Q gem bell J J K A A coins lotus 10 10 koi bell',
  'lantern lotus coins gem J lantern lantern 10 10 koi coins bell K K moon A Q Q J A A bell Q 10 koi lotus J bell K Q',
  'koi 10 coins lotus koi Q lantern lantern lotus K A A gem coins K A moon bell coins 10 10 K J A bell J J Q Q bell',
  'lotus K K J bell koi J Q Q bell K gem coins J A A moon 10 koi coins J Q A lotus coins K 10 10 A bell',
].map(parseStrip);

/** Free spins have reels of their own, with more lanterns and more of the dear symbols. */
export const FREE_STRIPS: readonly Strip[] = [
  'lotus lotus K koi koi A J 10 bell coins Q J A 10 K coins gem gem lotus moon Q bell K Q coins J bell K A 10',
  'Q A 10 bell gem gem lantern lantern lantern K coins A 10 J bell coins K lantern lantern bell Q lotus lotus moon K J koi koi A coins',
  'bell lantern lantern coins J K bell A lantern lantern lantern J A lotus lotus Q moon 10 coins bell K gem gem A 10 coins koi koi K Q',
  'coins bell A moon Q bell K lantern lantern lantern coins J koi koi 10 coins K lotus lotus bell A 10 Q gem gem A K lantern lantern J',
  'J moon A J Q K J Q 10 bell coins A 10 lotus koi coins bell A K Q lotus lotus coins gem gem K koi koi 10 bell',
].map(parseStrip);

function parseStrip(text: string): Strip {
  return text.split(' ').map((code) => {
    if (!isSymbolCode(code)) throw new Error(`no such symbol: ${code}`);
    return code;
  });
}
