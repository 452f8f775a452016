import type { Say } from '../../kit/stage/stage-game.ts';
import { colorOf, type Spot } from '../../kit/roulette/spots.ts';

/** What a spot is called: `17 black`, `Split 1-4`, `First dozen`. */
export function spotName({ id, kind, numbers }: Spot, say: Say): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  switch (kind) {
    case 'straight':
      return say(`roulette-corsa:number.${colorOf(first)}`, { number: first });
    case 'dozen':
      return say('roulette-corsa:bet.range', { first, last });
    case 'column':
      return say('roulette-corsa:bet.column', { column: first });
    case 'evenMoney':
      return say(`roulette-corsa:bet.${id}`);
    default:
      return say(`roulette-corsa:bet.${kind}`, { numbers: numbers.join('-') });
  }
}

/** What is written on a spot's area. */
export function spotLabel({ id, kind, numbers }: Spot, say: Say): string {
  const [first = 0] = numbers;
  switch (kind) {
    case 'straight':
      return String(first);
    case 'column':
      return '2:1';
    case 'dozen':
      return `${first}–${numbers.at(-1) ?? first}`;
    default:
      if (id === 'low') return '1–18';
      return id === 'high' ? '19–36' : say(`roulette-corsa:bet.${id}`);
  }
}
