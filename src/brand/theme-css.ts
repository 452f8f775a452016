import { isHexColor } from './color.ts';
import type { ColorTokens, FontPlan, SchemeName, ThemePlan } from './site-plan.ts';

/** A value that is not safe in a stylesheet: the caller keeps the last good theme. */
export class ThemeValueError extends Error {
  override name = 'ThemeValueError';
}

/**
 * The whole theme as one stylesheet: both schemes as custom properties, chosen by
 * `data-scheme="light|dark|system"` on the root element, and without that attribute by the brand's
 * default. Every value is checked against its own form, so that none can leave its declaration.
 * @throws ThemeValueError for a value that is not what it should be.
 */
export function themeCss(theme: ThemePlan): string {
  const light = schemeBlock('light', theme);
  const dark = schemeBlock('dark', theme);
  const first = theme.defaultScheme === 'dark' ? dark : light;
  const followSystem = `@media (prefers-color-scheme: dark) {\n${rule('[data-scheme="system"]', dark)}`;
  return [
    rule(':root', [...shapeBlock(theme), ...first]),
    rule('[data-scheme="light"]', light),
    rule('[data-scheme="dark"]', dark),
    rule('[data-scheme="system"]', light),
    theme.defaultScheme === 'system'
      ? `${followSystem}${rule(':root:not([data-scheme])', dark)}}\n`
      : `${followSystem}}\n`,
  ].join('');
}

/** Name of the custom property of each colour. */
export const COLOR_PROPERTIES: Readonly<Record<keyof ColorTokens, string>> = {
  bg: '--bg',
  paper: '--paper',
  surface2: '--surface-2',
  text: '--text',
  text2: '--text2',
  primary: '--primary',
  onPrimary: '--on-primary',
  accent: '--accent',
  onAccent: '--on-accent',
  line: '--line',
  win: '--win',
  loss: '--loss',
  focus: '--focus',
  shadow: '--shadow',
};

function schemeBlock(scheme: SchemeName, theme: ThemePlan): string[] {
  const colors = theme.tokens[scheme];
  const lines = Object.entries(COLOR_PROPERTIES).map(
    ([token, property]) => `${property}: ${color(token, colors[token as keyof ColorTokens])}`,
  );
  return [`color-scheme: ${scheme}`, ...lines, `--lift: ${lift(theme, colors)}`];
}

function shapeBlock(theme: ThemePlan): string[] {
  const { motion, radius, fonts } = theme;
  return [
    `--font-display: ${fontStack(fonts.display, fonts.scripts)}`,
    `--font-display-weight: ${bounded('font weight', fonts.display.weight, 100, 900)}`,
    `--font-body: ${fontStack(fonts.body, fonts.scripts)}`,
    `--font-body-weight: ${bounded('font weight', fonts.body.weight, 100, 900)}`,
    `--display-spacing: ${bounded('letter spacing', theme.display.letterSpacingEm, -0.05, 0.2)}em`,
    `--display-case: ${theme.display.uppercase ? 'uppercase' : 'none'}`,
    `--radius-card: ${bounded('radius', radius.card, 0, 40)}px`,
    `--radius-control: ${bounded('radius', radius.control, 0, 999)}px`,
    `--outline-width: ${bounded('outline', theme.outlineWidth, 0, 4)}px`,
    `--density: ${DENSITY[theme.density]}`,
    `--motion-fast: ${bounded('motion', motion.fastMs, 0, 300)}ms`,
    `--motion-slow: ${bounded('motion', motion.slowMs, 0, 900)}ms`,
    `--ease: cubic-bezier(${motion.ease.map((part) => bounded('ease', part, -1, 2)).join(', ')})`,
  ];
}

/** Spacing multipliers. */
const DENSITY: Readonly<Record<ThemePlan['density'], number>> = {
  compact: 0.8,
  comfortable: 1,
  roomy: 1.2,
};

function lift(theme: ThemePlan, colors: ColorTokens): string {
  const tint = color('shadow', colors.shadow);
  switch (theme.shadow) {
    case 'soft':
      return `0 1px 2px ${tint}1f, 0 8px 24px ${tint}1f`;
    case 'hard':
      return `4px 4px 0 ${color('line', colors.line)}`;
    case 'glow':
      return `0 0 0 1px ${color('line', colors.line)}, 0 0 24px ${color('primary', colors.primary)}26`;
    case 'none':
      return 'none';
  }
}

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.map((line) => `  ${line};`).join('\n')}\n}\n`;
}

function color(token: string, value: string): string {
  if (typeof value !== 'string' || !isHexColor(value)) {
    throw new ThemeValueError(`${token}: not a colour as #RRGGBB`);
  }
  return value.toLowerCase();
}

const GENERIC: ReadonlySet<string> = new Set<FontPlan['fallback']>([
  'sans-serif',
  'serif',
  'monospace',
]);

function fontStack(font: FontPlan, scripts: Readonly<Record<string, string>>): string {
  if (!GENERIC.has(font.fallback)) throw new ThemeValueError('fonts: not a generic family');
  const families = [font.family, ...Object.values(scripts)].map(fontFamily);
  return [...new Set(families), font.fallback].join(', ');
}

function fontFamily(family: string): string {
  if (typeof family !== 'string' || !/^[A-Za-z0-9 ]{2,40}$/.test(family)) {
    throw new ThemeValueError('fonts: not a family name');
  }
  return `"${family}"`;
}

function bounded(what: string, value: number, minimum: number, maximum: number): number {
  if (typeof value !== 'number' || !(value >= minimum && value <= maximum)) {
    throw new ThemeValueError(`${what}: not a number from ${minimum} to ${maximum}`);
  }
  return value;
}
