import type { BrandTheme, ManifestColors } from '#contract/generated/manifest-types.ts';
import { mixColors, moreReadable } from '../color.ts';
import type { ColorTokens, ThemePlan } from '../site-plan.ts';
import type { Assembly } from './context.ts';
import { named } from './reasons.ts';

/** The theme with every colour there: those a brand leaves out are made from those it gives. */
export function planTheme(assembly: Assembly): ThemePlan {
  const { theme } = assembly.manifest;
  return {
    recipe: theme.recipe,
    defaultScheme: theme.defaultScheme,
    tokens: { light: completeColors(theme.tokens.light), dark: completeColors(theme.tokens.dark) },
    fonts: {
      display: theme.fonts.display,
      body: theme.fonts.body,
      scripts: scriptFont(assembly),
    },
    display: theme.display,
    radius: theme.radius,
    outlineWidth: theme.outlineWidth,
    shadow: theme.shadow,
    density: theme.density,
    motion: { fastMs: theme.motion.fastMs, slowMs: theme.motion.slowMs, ease: curve(theme) },
    because: [named('/theme')],
  };
}

/** The family for letters the brand's own may lack: the brand's choice for the script, else the language's. */
function scriptFont({ manifest, registry, language }: Assembly): Readonly<Record<string, string>> {
  const entry = registry.languages[language];
  if (entry === undefined) return {};
  const family = manifest.theme.fonts.scripts?.[entry.script] ?? entry.fontPack;
  return family === null ? {} : { [entry.script]: family };
}

/** Fills the optional colours of a scheme. The checks judge contrast on the result. */
export function completeColors(colors: ManifestColors): ColorTokens {
  return {
    ...colors,
    surface2: colors.surface2 ?? mixColors(colors.paper, colors.text, 0.05),
    onAccent: colors.onAccent ?? moreReadable(colors.accent, colors.paper, colors.text),
    focus: colors.focus ?? colors.primary,
    shadow: colors.shadow ?? mixColors('#000000', colors.primary, 0.25),
  };
}

function curve(theme: BrandTheme): readonly [number, number, number, number] {
  const [x1 = 0.2, y1 = 0, x2 = 0, y2 = 1] = theme.motion.ease;
  return [x1, y1, x2, y2];
}
