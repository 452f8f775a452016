import type { Check } from './check.ts';
import { avoidedWords } from './prose/avoided-words.ts';
import { doubledDocs } from './prose/doubled-docs.ts';
import { isHeadless } from './prose/headless-clause.ts';
import {
  compareWithKnown,
  type FaultsByFile,
  lowerKnown,
  readKnown,
  writeKnown,
} from './prose/known-faults.ts';
import { type Passage, readPassages } from './prose/passages.ts';
import { maskQuotations, sentencesOf } from './prose/sentences.ts';
import { isGenerated, listFiles, placeOf, readFiles, type SourceFile } from './source-files.ts';

const FOLDERS = ['src', 'builder', 'scripts', 'tests'];
const SOURCE = /\.(?:tsx?|mjs)$/;
const MAX_SHOWN = 90;

/**
 * Comments and test titles are plain English: no headless clauses and no avoided words, except as many
 * as prose-known.json still allows per file. A declaration has one doc block.
 */
export const prose: Check = {
  name: 'prose',
  async run(root) {
    const [{ found, doubled }, known] = await Promise.all([readProse(root), readKnown(root)]);
    const faults = [...doubled, ...compareWithKnown(found, known)];
    return { seen: found.size, what: 'files', faults };
  },
  async fix(root) {
    const [{ found }, known] = await Promise.all([readProse(root), readKnown(root)]);
    await writeKnown(root, lowerKnown(found, known));
  },
};

/** @returns faults of wording by file, with an entry for every file, and the doubled doc blocks */
async function readProse(root: string): Promise<{ found: FaultsByFile; doubled: string[] }> {
  const paths = await listFiles(root, FOLDERS, SOURCE);
  const files = await readFiles(
    root,
    paths.filter((file) => !isGenerated(file)),
  );
  const judged = await Promise.all(files.map(judgeFile));
  return {
    found: new Map(judged.map(({ path, wording }) => [path, wording])),
    doubled: judged.flatMap(({ docs }) => docs),
  };
}

async function judgeFile(file: SourceFile) {
  const { comments, passages } = await readPassages(file);
  return {
    path: file.path,
    wording: wordingFaults(file, passages),
    docs: doubledDocs(file, comments),
  };
}

function wordingFaults(file: SourceFile, passages: readonly Passage[]): string[] {
  return passages.flatMap((passage) => [
    ...sentencesOf(passage)
      .filter(({ text }) => isHeadless(text))
      .map(
        ({ start, shown }) =>
          `${placeOf(file, start)} no main verb, start with the noun: ${shown.slice(0, MAX_SHOWN)}`,
      ),
    ...avoidedWords(maskQuotations(passage.text), file.path).map(
      ({ index, word, instead }) =>
        `${placeOf(file, passage.start + index)} "${word}": write ${instead}`,
    ),
  ]);
}
