/**
 * Writes the list of slot titles from src/games/slot/titles: what lobbies need of each, and how its data
 * is loaded. A title that contradicts itself is refused, with the place. See `publish` for `--check`.
 */
import type { GameVariants } from '#games/game-title.ts';
import { variantOf } from '#domain/game/return-class.ts';
import { publish } from './generated-files.ts';
import { faultLines, type ReadTitle, readTitles } from '../slots/read-titles.ts';

const titles = readTitles();
const faults = faultLines(titles);
if (faults.length > 0) {
  for (const line of faults) console.error(line);
  process.exit(1);
}

const isPast = ({ file }: ReadTitle): boolean => file.includes('@');
const current = titles.filter((title) => !isPast(title));

function factsOf({ title }: ReadTitle): Record<string, unknown> {
  const { code, name, version, releasedOn, theme, aliases, mechanic, feedsJackpot } = title;
  if (title.sheet === undefined)
    throw new Error(`${code} has no sheet: npm run slots:prove ${code} -- --write`);
  const past = titles
    .filter((other) => isPast(other) && other.title.code === code)
    .map((other) => other.title.version);
  const variants = variantsOf(code, version);
  return {
    code,
    name,
    version,
    releasedOn,
    theme,
    aliases,
    mechanic,
    lines: title.pays === 'lines' ? title.parts : null,
    parts: title.parts,
    feedsJackpot,
    rtpPercent: title.sheet.returnToPlayer.percent,
    deviation: Number(title.sheet.standardDeviation),
    volatility: title.sheet.volatility,
    hasFreeSpins: title.freeSpins !== null,
    hasWild: title.wild !== null,
    past,
    variants,
  };
}

/** Variants of the present version, by their class of return. */
function variantsOf(code: string, version: string): GameVariants {
  return Object.fromEntries(
    titles.flatMap(({ title }) => {
      const variant = title.code === code ? variantOf(title.version) : null;
      if (variant?.version !== version || title.sheet === undefined) return [];
      const rtpPercent = title.sheet.returnToPlayer.percent;
      return [[variant.returnClass, { version: title.version, rtpPercent }]];
    }),
  );
}

const head = '// Generated from src/games/slot/titles by codegen. Do not edit.\n';

await publish(
  'src/games/slot/generated',
  new Map([
    [
      'slot-facts.ts',
      `${head}import type { SlotFacts } from '../slot-game.ts';

/** Every slot, without its data. */
export const SLOT_FACTS: readonly SlotFacts[] = ${JSON.stringify(current.map(factsOf), null, 1)};
`,
    ],
    [
      'load-slot.ts',
      `${head}import type { SlotTitle } from '#contract/generated/types.ts';
import type { LoadSlot } from '../slot-game.ts';

/** The data of each title by its code, and of past versions by \`code@version\`. */
export const LOAD_SLOT: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
${titles
  .map(({ file }) => {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
    return `  '${name}': () => import('../titles/${name}.json', { with: { type: 'json' } }),`;
  })
  .join('\n')}
};

/** Versions of variants by the code of their title and their class of return. */
const SLOT_VARIANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(
        Object.fromEntries(
          current.flatMap(({ title: { code, version } }) => {
            const variants = Object.entries(variantsOf(code, version));
            return variants.length === 0
              ? []
              : [[code, Object.fromEntries(variants.map(([id, { version: of }]) => [id, of]))]];
          }),
        ),
        null,
        1,
      )};

/** The variant of a title for a class of return; undefined: it has none, or none is asked for. */
export function variantVersion(code: string, returnClass: string | null): string | undefined {
  return returnClass === null ? undefined : SLOT_VARIANTS[code]?.[returnClass];
}

/** Whether there is a title or a version of that name. */
export const hasSlot = (name: string): boolean => Object.hasOwn(LOAD_SLOT, name);

export function loadSlot(name: string): LoadSlot {
  return async () => {
    const load = LOAD_SLOT[name];
    if (load === undefined) throw new RangeError(\`there is no slot \${name}\`);
    return (await load()).default as SlotTitle;
  };
}
`,
    ],
    [
      'slot-pictures.ts',
      `${head}
/** Drawings on the tile of each slot by its code. */
export const SLOT_PICTURES: Readonly<
  Record<string, { readonly hero: string; readonly companion: string }>
> = ${JSON.stringify(
        Object.fromEntries(
          current.map(({ title: { code, scene } }) => [
            code,
            { hero: scene.hero, companion: scene.companion },
          ]),
        ),
        null,
        1,
      )};
`,
    ],
    [
      'slot-names.ts',
      `${head}
/** The name of each slot by its code. */
export const SLOT_NAMES: Readonly<Record<string, string>> = ${JSON.stringify(
        Object.fromEntries(current.map(({ title }) => [title.code, title.name])),
        null,
        1,
      )};
`,
    ],
  ]),
);
