import path from 'node:path';
import { openBrandFolder } from '#brand/files/brand-folder.ts';
import { resolveBrand } from '#brand/resolve.ts';
import { SCREENS } from '#brand/screens.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Address of each screen that is pictured. */
export const SHOT_SCREENS: Readonly<Record<string, string>> = {
  home: SCREENS.home.path,
  lobby: '/rng',
  login: SCREENS.login.path,
  register: SCREENS.register.path,
};

export interface ShotBrand {
  readonly id: string;
  readonly host: string;
  readonly languages: readonly string[];
}

/** One picture to take. */
export interface Shot {
  readonly brand: string;
  readonly host: string;
  readonly screen: string;
  readonly language: string;
  readonly scheme: string;
  /** Of the window, in CSS pixels. */
  readonly width: number;
}

export interface ShotChoice {
  /** Undefined: every brand that is served. */
  readonly brands: readonly string[] | undefined;
  readonly languages: readonly string[];
  readonly screens: readonly string[];
  readonly schemes: readonly string[];
  readonly widths: readonly number[];
}

/** The brands of the repository that have a host. */
export async function shotBrands(): Promise<readonly ShotBrand[]> {
  const folder = await openBrandFolder({
    brands: path.join(ROOT, 'brands'),
    schemas: path.join(ROOT, 'schemas/manifest'),
  });
  return folder.brands.flatMap(({ authored }) => {
    if (authored === undefined) return [];
    const { id, hosts, i18n } = resolveBrand(authored, folder.loadParent).resolved;
    const [host] = hosts;
    return host === undefined ? [] : [{ id, host, languages: i18n.enabled }];
  });
}

/**
 * Every combination of what is chosen, without the languages a brand does not offer.
 * @throws Error for a name that is none, and when nothing is left.
 */
export function planShots(brands: readonly ShotBrand[], choice: ShotChoice): readonly Shot[] {
  const ids = brands.map(({ id }) => id);
  refuseUnknown('brand', choice.brands ?? [], ids);
  refuseUnknown('screen', choice.screens, Object.keys(SHOT_SCREENS));
  refuseUnknown('scheme', choice.schemes, ['light', 'dark']);
  if (choice.widths.some((width) => !(width >= 240 && width <= 4000))) {
    throw new Error('a width is 240 to 4000 pixels');
  }
  const chosen = brands.filter(({ id }) => (choice.brands ?? ids).includes(id));
  const shots = chosen.flatMap(({ id, host, languages }) =>
    choice.languages
      .filter((language) => languages.includes(language))
      .flatMap((language) =>
        choice.screens.flatMap((screen) =>
          choice.schemes.flatMap((scheme) =>
            choice.widths.map((width) => ({ brand: id, host, screen, language, scheme, width })),
          ),
        ),
      ),
  );
  if (shots.length === 0) throw new Error('no brand offers any of these languages');
  return shots;
}

/** The picture's file within the folder of all. */
export function shotFile({ brand, screen, language, scheme, width }: Shot): string {
  return `${brand}/${screen}-${language}-${scheme}-${width}.png`;
}

/** In order of first appearance. */
export function groupShots(
  shots: readonly Shot[],
  nameOf: (shot: Shot) => string,
): ReadonlyMap<string, readonly Shot[]> {
  const groups = new Map<string, Shot[]>();
  for (const shot of shots) {
    const group = groups.get(nameOf(shot));
    if (group === undefined) groups.set(nameOf(shot), [shot]);
    else group.push(shot);
  }
  return groups;
}

function refuseUnknown(what: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new Error(`no such ${what}: ${unknown.join(', ')}; there are ${known.join(', ')}`);
}
