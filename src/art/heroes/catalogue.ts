import { acorn } from './acorn.ts';
import { amphora } from './amphora.ts';
import { anchor } from './anchor.ts';
import { ankh } from './ankh.ts';
import { apple } from './apple.ts';
import { axe } from './axe.ts';
import { ball } from './ball.ts';
import { balls } from './balls.ts';
import { bat } from './bat.ts';
import { bear } from './bear.ts';
import { bee } from './bee.ts';
import { bell } from './bell.ts';
import { bingo } from './bingo.ts';
import { blossom } from './blossom.ts';
import { bolt } from './bolt.ts';
import { book } from './book.ts';
import { butterfly } from './butterfly.ts';
import { cactus } from './cactus.ts';
import { candle } from './candle.ts';
import { candy } from './candy.ts';
import { cards } from './cards.ts';
import { cat } from './cat.ts';
import { chart } from './chart.ts';
import { cherry } from './cherry.ts';
import { chest } from './chest.ts';
import { chili } from './chili.ts';
import { chip } from './chip.ts';
import { citrus } from './citrus.ts';
import { clover } from './clover.ts';
import { coins } from './coins.ts';
import { comet } from './comet.ts';
import { compass } from './compass.ts';
import { crab } from './crab.ts';
import { crown } from './crown.ts';
import { cupcake } from './cupcake.ts';
import { deer } from './deer.ts';
import { dice } from './dice.ts';
import { dolphin } from './dolphin.ts';
import { dragon } from './dragon.ts';
import { drum } from './drum.ts';
import { egg } from './egg.ts';
import { elephant } from './elephant.ts';
import { envelope } from './envelope.ts';
import { fan } from './fan.ts';
import { feather } from './feather.ts';
import { fish } from './fish.ts';
import { flame } from './flame.ts';
import { fox } from './fox.ts';
import { frog } from './frog.ts';
import { galleon } from './galleon.ts';
import { gem } from './gem.ts';
import { grapes } from './grapes.ts';
import { guitar } from './guitar.ts';
import { hammer } from './hammer.ts';
import { heart } from './heart.ts';
import { helmet } from './helmet.ts';
import { horseshoe } from './horseshoe.ts';
import { hourglass } from './hourglass.ts';
import { ingot } from './ingot.ts';
import { joystick } from './joystick.ts';
import { key } from './key.ts';
import { koi } from './koi.ts';
import { lamp } from './lamp.ts';
import { lantern } from './lantern.ts';
import { leaf } from './leaf.ts';
import { lotus } from './lotus.ts';
import { mask } from './mask.ts';
import { melon } from './melon.ts';
import { mine } from './mine.ts';
import { moon } from './moon.ts';
import { mountain } from './mountain.ts';
import { mushroom } from './mushroom.ts';
import { octopus } from './octopus.ts';
import { owl } from './owl.ts';
import { palm } from './palm.ts';
import { panda } from './panda.ts';
import { parrot } from './parrot.ts';
import { peacock } from './peacock.ts';
import { penguin } from './penguin.ts';
import { planet } from './planet.ts';
import { plinko } from './plinko.ts';
import { potion } from './potion.ts';
import { pumpkin } from './pumpkin.ts';
import { pyramid } from './pyramid.ts';
import { reels } from './reels.ts';
import { ring } from './ring.ts';
import { robot } from './robot.ts';
import { rocket } from './rocket.ts';
import { rose } from './rose.ts';
import { rune } from './rune.ts';
import { saucer } from './saucer.ts';
import { scarab } from './scarab.ts';
import { seahorse } from './seahorse.ts';
import { seven } from './seven.ts';
import { shell } from './shell.ts';
import { shield } from './shield.ts';
import { snake } from './snake.ts';
import { snowflake } from './snowflake.ts';
import { spade } from './spade.ts';
import { star } from './star.ts';
import { sun } from './sun.ts';
import { swan } from './swan.ts';
import { sword } from './sword.ts';
import { target } from './target.ts';
import { teapot } from './teapot.ts';
import { ticket } from './ticket.ts';
import { tiger } from './tiger.ts';
import { torii } from './torii.ts';
import { toucan } from './toucan.ts';
import { trophy } from './trophy.ts';
import { turtle } from './turtle.ts';
import { wheel } from './wheel.ts';
import { wolf } from './wolf.ts';
import type { Hero } from './hero.ts';

/** Every hero by name. A new drawing is one file and one line here. */
export const heroes = {
  acorn,
  amphora,
  anchor,
  ankh,
  apple,
  axe,
  ball,
  balls,
  bat,
  bear,
  bee,
  bell,
  bingo,
  blossom,
  bolt,
  book,
  butterfly,
  cactus,
  candle,
  candy,
  cards,
  cat,
  chart,
  cherry,
  chest,
  chili,
  chip,
  citrus,
  clover,
  coins,
  comet,
  compass,
  crab,
  crown,
  cupcake,
  deer,
  dice,
  dolphin,
  dragon,
  drum,
  egg,
  elephant,
  envelope,
  fan,
  feather,
  fish,
  flame,
  fox,
  frog,
  galleon,
  gem,
  grapes,
  guitar,
  hammer,
  heart,
  helmet,
  horseshoe,
  hourglass,
  ingot,
  joystick,
  key,
  koi,
  lamp,
  lantern,
  leaf,
  lotus,
  mask,
  melon,
  mine,
  moon,
  mountain,
  mushroom,
  octopus,
  owl,
  palm,
  panda,
  parrot,
  peacock,
  penguin,
  planet,
  plinko,
  potion,
  pumpkin,
  pyramid,
  reels,
  ring,
  robot,
  rocket,
  rose,
  rune,
  saucer,
  scarab,
  seahorse,
  seven,
  shell,
  shield,
  snake,
  snowflake,
  spade,
  star,
  sun,
  swan,
  sword,
  target,
  teapot,
  ticket,
  tiger,
  torii,
  toucan,
  trophy,
  turtle,
  wheel,
  wolf,
} satisfies Record<string, Hero>;

export type KnownHeroName = keyof typeof heroes;

export const heroNames = Object.keys(heroes) as [KnownHeroName, ...KnownHeroName[]];

export function isHeroName(name: string): name is KnownHeroName {
  return Object.hasOwn(heroes, name);
}
