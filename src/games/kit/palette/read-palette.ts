import type { Palette } from '#art/types.ts';

const PROPERTIES: Readonly<Record<keyof Palette, string>> = {
  bg: '--bg',
  paper: '--paper',
  text: '--text',
  text2: '--text2',
  primary: '--primary',
  onPrimary: '--on-primary',
  accent: '--accent',
  line: '--line',
  win: '--win',
  loss: '--loss',
};

/** The brand's colours as they are in force on an element: light or dark is already decided. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (name: keyof Palette): string => {
    const value = style.getPropertyValue(PROPERTIES[name]).trim();
    if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`the page has no colour ${name}`);
    return value.toLowerCase();
  };
  return {
    bg: read('bg'),
    paper: read('paper'),
    text: read('text'),
    text2: read('text2'),
    primary: read('primary'),
    onPrimary: read('onPrimary'),
    accent: read('accent'),
    line: read('line'),
    win: read('win'),
    loss: read('loss'),
  };
}
