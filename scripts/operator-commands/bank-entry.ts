import { readFileSync } from 'node:fs';
import { cleanSvg } from '#brand/checks/registry/clean-svg.ts';
import { svgFaults } from '#brand/checks/registry/svg-faults.ts';
import { type DecodedText, decodeText } from '#brand/decode-text.ts';
import { isSame } from '#brand/files/entry-faults.ts';
import type { Registry, RegistryBank } from '#brand/registry.ts';
import { isCountry, listOf } from './language-entry.ts';
import type { Answers, Question } from './questions.ts';

/** What has to be known about a bank. */
export function bankQuestions({ banks }: Registry): readonly Question[] {
  return [
    {
      flag: 'id',
      asks: 'its id: small letters, digits and hyphens',
      example: 'for example altamar',
      fault: (id) => {
        if (!/^[a-z][a-z0-9-]{0,30}$/.test(id)) return `"${id}" does not have the form of an id`;
        return Object.hasOwn(banks, id)
          ? `${id} is there already: ${banks[id]?.name ?? ''}`
          : undefined;
      },
    },
    {
      flag: 'name',
      asks: 'its name, as people know it',
      example: 'for example Banco Altamar',
      fault: (name) => {
        const other = Object.values(banks).find((bank) => isSame(bank.name, name));
        return other === undefined ? undefined : `${other.id} bears that name`;
      },
    },
    {
      flag: 'countries',
      asks: 'its countries, ISO 3166-1 codes with commas',
      example: 'for example PE,CL',
      fault: (countries) => {
        const unknown = listOf(countries).filter((code) => !isCountry(code));
        return unknown.length > 0 ? `no country ${unknown.join(', ')}` : undefined;
      },
    },
    logoQuestion('logo-light', 'its logo for light pages: an SVG file'),
    logoQuestion('logo-dark', 'its logo for dark pages: an SVG file'),
  ];
}

/** The entry the answers make; its logos lie beside it. */
export function bankEntry(answers: Answers): RegistryBank {
  const { id = '', name = '', countries = '' } = answers;
  return {
    id,
    name,
    countries: listOf(countries),
    logo: { light: `${id}-light.svg`, dark: `${id}-dark.svg` },
  };
}

/** A logo is refused with its faults; the data of drawing programs is dropped and counts as none. */
function logoQuestion(flag: string, asks: string): Question {
  return {
    flag,
    asks,
    example: 'a path',
    fault: (file) => {
      const decoded = readLogo(file);
      if (decoded === null) return `there is no file ${file}`;
      if (!decoded.ok) return `${file} is not UTF-8 at line ${decoded.line}`;
      const faults = svgFaults(cleanSvg(decoded.text));
      return faults.length === 0 ? undefined : `${file} may not be shown: ${faults.join('; ')}`;
    },
  };
}

function readLogo(file: string): DecodedText | null {
  try {
    return decodeText(readFileSync(file));
  } catch {
    return null;
  }
}
