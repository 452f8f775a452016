import type { Check } from './check.ts';
import { isGenerated, listFiles, placeOf, readFiles } from './source-files.ts';

const CONTRACT = 'src/contract/generated';
const DECLARATION = /^(?:export )?(?:declare )?(?:interface|type|class|enum) (\w+)/gm;

/** A name means one thing: no type written by hand has the name of one that the contract generates. */
export const contractTypes: Check = {
  name: 'contract types',
  async run(root) {
    const contract = await readFiles(
      root,
      await listFiles(root, [CONTRACT], /(?:types|events)\.ts$|\/types\/[\w-]+\.ts$/),
    );
    const generated = new Set(
      contract.flatMap(({ text }) => [...text.matchAll(DECLARATION)].map(([, name]) => name)),
    );
    const paths = await listFiles(root, ['src', 'builder', 'scripts', 'tests'], /\.tsx?$/);
    const files = await readFiles(
      root,
      paths.filter((file) => !isGenerated(file)),
    );
    const faults = files.flatMap((file) =>
      [...file.text.matchAll(DECLARATION)]
        .filter(([, name]) => generated.has(name))
        .map((found) => `${placeOf(file, found.index)} ${found[1]}: the contract has this type`),
    );
    return { seen: generated.size, what: 'contract types', faults };
  },
};
