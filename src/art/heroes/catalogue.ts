import { anchor } from './anchor.ts';
import { ball } from './ball.ts';
import { balls } from './balls.ts';
import { bat } from './bat.ts';
import { bell } from './bell.ts';
import { bingo } from './bingo.ts';
import { bolt } from './bolt.ts';
import { cards } from './cards.ts';
import { cherry } from './cherry.ts';
import { chip } from './chip.ts';
import { clover } from './clover.ts';
import { coins } from './coins.ts';
import { crab } from './crab.ts';
import { crown } from './crown.ts';
import { dice } from './dice.ts';
import { drum } from './drum.ts';
import { egg } from './egg.ts';
import { envelope } from './envelope.ts';
import { fan } from './fan.ts';
import { feather } from './feather.ts';
import { fish } from './fish.ts';
import { flame } from './flame.ts';
import { gem } from './gem.ts';
import { heart } from './heart.ts';
import { horseshoe } from './horseshoe.ts';
import { ingot } from './ingot.ts';
import { joystick } from './joystick.ts';
import { koi } from './koi.ts';
import { lantern } from './lantern.ts';
import { lotus } from './lotus.ts';
import { mask } from './mask.ts';
import { mine } from './mine.ts';
import { moon } from './moon.ts';
import { plinko } from './plinko.ts';
import { reels } from './reels.ts';
import { rocket } from './rocket.ts';
import { seven } from './seven.ts';
import { shell } from './shell.ts';
import { spade } from './spade.ts';
import { star } from './star.ts';
import { sun } from './sun.ts';
import { target } from './target.ts';
import { ticket } from './ticket.ts';
import { trophy } from './trophy.ts';
import { wheel } from './wheel.ts';
import type { Hero } from './hero.ts';

/** Every hero by name. A new drawing is one file and one line here. */
export const heroes = {
  anchor,
  ball,
  balls,
  bat,
  bell,
  bingo,
  bolt,
  cards,
  cherry,
  chip,
  clover,
  coins,
  crab,
  crown,
  dice,
  drum,
  egg,
  envelope,
  fan,
  feather,
  fish,
  flame,
  gem,
  heart,
  horseshoe,
  ingot,
  joystick,
  koi,
  lantern,
  lotus,
  mask,
  mine,
  moon,
  plinko,
  reels,
  rocket,
  seven,
  shell,
  spade,
  star,
  sun,
  target,
  ticket,
  trophy,
  wheel,
} satisfies Record<string, Hero>;

export type KnownHeroName = keyof typeof heroes;

export const heroNames = Object.keys(heroes) as [KnownHeroName, ...KnownHeroName[]];

export function isHeroName(name: string): name is KnownHeroName {
  return Object.hasOwn(heroes, name);
}
