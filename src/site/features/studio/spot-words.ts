import { spotName as pocketName } from '#games/roulette-corsa/stage/spot-name.ts';
import { spotOf } from '#games/kit/roulette/spots.ts';
import type { LiveGame } from '#games/live/live-game.ts';
import type { Say } from '#ui/i18n/useTexts.ts';

/** The name of a spot. `total-7` is "Total 7", `pair-1-2` "1 and 2". */
export function spotWords(say: Say, { code }: LiveGame, spot: string): string {
  if (code === 'roulette') {
    const pocket = spotOf(spot);
    return pocket === null ? spot : pocketName(pocket, say);
  }
  const [kind = '', first = '', second = ''] = spot.split('-');
  return say(`studio:spot.${kind}`, { first, second });
}

/** The text on a spot; null: its name. Faces and totals lie under a heading that names them. */
export function spotLabelOf({ code }: LiveGame, spot: string): string | null {
  const [kind = '', first = '', second = ''] = spot.split('-');
  if (code !== 'sicBo' || first === '') return null;
  switch (kind) {
    case 'double':
      return `${first} ${first}`;
    case 'triple':
      return `${first} ${first} ${first}`;
    case 'pair':
      return `${first} ${second}`;
    default:
      return first;
  }
}

/** The pay of a spot to one: `0.95:1`. A single face of sic bo pays by its count. */
export function paysWords({ code, mostReturn, returns }: LiveGame, spot: string): string {
  if (code === 'baccarat' && spot === 'banker') {
    const win = { kind: 'baccarat', player: [1, 1], banker: [2, 2] } as const;
    return toOne(returns(spot, win));
  }
  if (code === 'blackjack' && !spot.startsWith('insurance')) return '3:2';
  if (code === 'threeCardPoker' && spot === 'ante') return '1:1';
  if (code === 'threeCardPoker' && spot === 'pairPlus') return `1:1 – ${toOne(mostReturn(spot))}`;
  if (code === 'sicBo' && spot.startsWith('single')) return `1:1 – ${toOne(mostReturn(spot))}`;
  return toOne(mostReturn(spot));
}

const toOne = (returned: bigint): string => `${(Number(returned) - 10_000) / 10_000}:1`;
