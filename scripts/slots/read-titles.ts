import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import type { SlotTitle } from '#contract/generated/types.ts';
import { type TitleFault, titleFaults } from '#games/slot/title-faults.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const TITLES_FOLDER = 'src/games/slot/titles';
const SCHEMAS = 'schemas/entities';

export interface ReadTitle {
  /** Relative to the repository. */
  readonly file: string;
  readonly title: SlotTitle;
  readonly faults: readonly TitleFault[];
}

/** Every slot title, with what is wrong with it. Sorted by file. */
export function readTitles(root = ROOT): readonly ReadTitle[] {
  const check = titleChecker(root);
  return readdirSync(path.join(root, TITLES_FOLDER))
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const file = `${TITLES_FOLDER}/${name}`;
      return { file, ...check(name, readFileSync(path.join(root, file), 'utf8')) };
    });
}

/** Judges the text of a title's file by form, then by sense. */
export function titleChecker(
  root = ROOT,
): (name: string, text: string) => Pick<ReadTitle, 'title' | 'faults'> {
  const ajv = new Ajv({ strict: false, allErrors: true });
  for (const name of readdirSync(path.join(root, SCHEMAS))) {
    if (!/^(?:slot-|game-theme)/.test(name)) continue;
    ajv.addSchema(JSON.parse(readFileSync(path.join(root, SCHEMAS, name), 'utf8')), name);
  }
  const validate = ajv.getSchema<SlotTitle>('slot-title.json');
  if (validate === undefined) throw new Error('there is no schema of a slot title');
  return (name, text) => {
    const title = JSON.parse(text) as SlotTitle;
    if (!validate(title)) {
      const faults = (validate.errors ?? []).map(({ instancePath, message }) => ({
        pointer: instancePath,
        message: message ?? 'wrong',
      }));
      return { title, faults };
    }
    const isNamed = name === `${title.code}.json` || name === `${title.code}@${title.version}.json`;
    const misnamed = isNamed ? [] : [{ pointer: '/code', message: `its file is ${name}` }];
    return { title, faults: [...misnamed, ...titleFaults(title)] };
  };
}

/** Lines that tell where each fault is. */
export function faultLines(titles: readonly ReadTitle[]): readonly string[] {
  return titles.flatMap(({ file, faults }) =>
    faults.map(({ pointer, message }) => `${file}${pointer}: ${message}`),
  );
}
