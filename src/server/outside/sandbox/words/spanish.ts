import type { Adjective, Gender, Noun } from './word.ts';

/** `el zorro`, `la rosa`, `el ancla`. */
const articleOf = (gender: Gender): string => (gender === 'f' ? 'la' : 'el');

/** `El Zorro`, to open a name. */
export const withArticle = ({ gender, es }: Noun): string =>
  gender === 'f' ? `La ${es}` : `El ${es}`;

/** `del Zorro`, `de la Rosa`. */
export const ofThe = ({ gender, es }: Noun): string =>
  gender === 'f' ? `de la ${es}` : `del ${es}`;

/** `el Zorro y la Rosa`. */
export const andThe = ({ gender, es }: Noun): string => `y ${articleOf(gender)} ${es}`;

export const agree = ({ masculine, feminine }: Adjective, gender: Gender): string =>
  gender === 'm' ? masculine : feminine;
