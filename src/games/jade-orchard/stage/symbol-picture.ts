import { SCATTER, type SymbolCode, WILD } from '../symbols.ts';

const PICTURES: Readonly<Record<SymbolCode, string>> = {
  gem: 'gem',
  koi: 'koi',
  lotus: 'lotus',
  coins: 'coins',
  bell: 'bell',
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  '10': 'ten',
  [WILD]: 'wild-lantern',
  [SCATTER]: 'scatter-moon',
};

/** Name of a symbol's picture among the brand's drawings. */
export function symbolPicture(symbol: SymbolCode): string {
  return PICTURES[symbol];
}
