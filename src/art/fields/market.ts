import type { Hex } from '../colour.ts';
import { at } from '../shape.ts';
import { el, num } from '../svg.ts';

export type Prop = 'stall' | 'pine' | 'pagoda' | 'house';

/** Silhouettes standing on the origin, about 34 units wide: `dark` is paper, `lit` a window. */
const props: Readonly<Record<Prop, { dark: string; lit: string }>> = {
  stall: {
    dark: 'M-17-22L-13-31H13L17-22V-19H14V2H-14V-19H-17ZM-2-31V-37H2V-31Z',
    lit: 'M-10-16H10V-5H-10ZM-17-22a4.25 3.4 0 0 0 8.5 0a4.25 3.4 0 0 0 8.5 0a4.25 3.4 0 0 0 8.5 0a4.25 3.4 0 0 0 8.5 0L14.5-28H-14.5Z',
  },
  pine: {
    dark: 'M0-44L9-30H5L13-18H8L17-4H2V3H-2V-4H-17L-8-18H-13L-5-30H-9Z',
    lit: '',
  },
  pagoda: {
    dark: 'M0-58L2-50Q7-45 15-44L9-40V-33Q14-30 20-29L13-25V-18Q18-14 25-13L17-9V2H-17V-9L-25-13Q-18-14-13-18V-25L-20-29Q-14-30-9-33V-40L-15-44Q-7-45-2-50Z',
    lit: 'M-3-39H3V-34H-3ZM-4-24H4V-18H-4ZM-5-8a5 5 0 0 1 10 0V2H-5Z',
  },
  house: {
    dark: 'M-20-16Q-15-18-10-27H10Q15-18 20-16H16V2H-16V-16Z',
    lit: 'M-11-12H-4V-5H-11ZM4-12H11V-5H4Z',
  },
};

export function defineProp(id: string, prop: Prop, dark: Hex, lit: Hex): string {
  const shape = props[prop];
  return el(
    'defs',
    {},
    el(
      'g',
      { id },
      el('path', { d: shape.dark, fill: dark }),
      shape.lit === '' ? '' : el('path', { d: shape.lit, fill: lit }),
    ),
  );
}

export function standProp(id: string, x: number, y: number, scale: number): string {
  return el('use', {
    href: `#${id}`,
    transform: `translate(${at(x)} ${at(y)}) scale(${num(scale)})`,
  });
}
