import type { AuthoredManifest } from '#brand/authored.ts';
import { brandIdFault } from '#brand/brand-id.ts';
import { isHexColor } from '#brand/color.ts';
import { newBrandManifest, proposedHero } from '#brand/new-brand.ts';
import type { Answers, Question } from './questions.ts';

/** What there is to build a brand on. */
export interface BrandMaterial {
  /** Ids of the brands that are there, bases included. */
  readonly brands: readonly string[];
  /** Styles of drawing, by the manifest's schema. */
  readonly recipes: readonly string[];
  /** Figures that can be drawn. */
  readonly heroes: readonly string[];
}

/** What has to be known about a brand; all else it inherits. */
export function brandQuestions({ brands, recipes, heroes }: BrandMaterial): readonly Question[] {
  const color = (value: string) =>
    isHexColor(value)
      ? undefined
      : `"${value}" is no colour: write #RRGGBB, a # and six hexadecimal digits, for example #7A1F5C`;
  return [
    {
      flag: 'id',
      asks: 'its id: small letters, digits and hyphens',
      example: 'for example novasola',
      fault: (id) => {
        const fault = brandIdFault(id);
        if (fault === 'malformed') return `"${id}" does not have the form of an id`;
        if (fault === 'reserved') return `"${id}" is reserved: no brand may have this id`;
        return brands.includes(id) ? `the brand ${id} is there already` : undefined;
      },
    },
    { flag: 'name', asks: 'its name, as players read it', example: 'for example Novasola' },
    {
      flag: 'host',
      asks: 'the host name it is served under',
      example: 'for example novasola.localhost',
      proposes: ({ id = '' }) => `${id}.localhost`,
    },
    {
      flag: 'extends',
      asks: 'the brand it extends',
      choices: brands,
      proposes: () => '_base',
      optional: true,
    },
    { flag: 'recipe', asks: 'how its pictures are drawn', choices: recipes },
    {
      flag: 'seed-color',
      asks: 'its main colour; both schemes are made from it',
      example: 'for example #7A1F5C',
      fault: color,
    },
    {
      flag: 'accent-color',
      asks: 'its second colour, or nothing for one across the colour circle',
      example: 'for example #0B5D4E',
      optional: true,
      fault: color,
    },
    {
      flag: 'hero',
      asks: 'the figure of its logo',
      choices: heroes,
      proposes: ({ id = '' }) => proposedHero(id, heroes) ?? '',
      optional: true,
    },
    {
      flag: 'tagline-es',
      asks: 'its line under the name, in Spanish',
      proposes: ({ name = '' }) => `Bienvenido a ${name}`,
      optional: true,
    },
    {
      flag: 'tagline-en',
      asks: 'its line under the name, in English',
      proposes: ({ name = '' }) => `Welcome to ${name}`,
      optional: true,
    },
  ];
}

/** The manifest the answers make: no more than what differs from the brand it extends. */
export function brandManifest(answers: Answers, parentRevision: number): AuthoredManifest {
  const { id = '', name = '', host = '', recipe = '', hero = '' } = answers;
  const accent = answers['accent-color'] ?? '';
  return newBrandManifest({
    id,
    name,
    host,
    extends: { brand: answers['extends'] ?? '', revision: parentRevision },
    recipe,
    hero,
    seedColor: answers['seed-color'] ?? '',
    ...(accent === '' ? {} : { accentColor: accent }),
  });
}

/** Its first own texts, by `<language>/<namespace>.json`; more may be put beside them. */
export function brandTexts(answers: Answers): Readonly<Record<string, object>> {
  return {
    'es/plan.json': { 'identity.tagline': answers['tagline-es'] ?? '' },
    'en/plan.json': { 'identity.tagline': answers['tagline-en'] ?? '' },
  };
}
