import path from 'node:path';
import type { Check } from './check.ts';
import { listFiles, placeOf, readFiles, type SourceFile } from './source-files.ts';

const ROOT = 'src/server/compose.ts';
/** The generated list of those that the composition root opens without naming them. */
const PLAIN = 'src/server/features/generated/plain-features.ts';
/** The generated list of products, which the composition root opens. */
const PRODUCTS = 'src/server/products/generated/products.ts';
/** Files that declare what runs. */
const DECLARES = /\/feature\.ts$|^src\/server\/products\/[^/]+\/product\.ts$/;
/** Their types and the code that runs them. */
const MACHINERY = /^src\/server\/(?:feature\.ts|platform\/(?:jobs|outbox)\/(?!.*\.job\.ts$))/;
const VALUE_IMPORT = /\bimport\s+(?!type\b)[^;]*?\bfrom\s+'(\.[^']+)'/g;
const FEATURE = /export (?:const|(?:async )?function) (\w+Feature)\b/;
/** An object or a class that consumes events, however it is typed. */
const CONSUMER = /^\s*(?:async\s+)?consume\s*(?:[(:,]|=>)/m;
const JOB = /\beverySeconds:\s*(?!number\b)/;

/**
 * Jobs and consumers run because a feature declares them: each file with one is imported by a
 * `feature.ts`, or a product's `product.ts`, that declares jobs or consumers. The composition root adds
 * every feature and product, or the adapter next to it does.
 */
export const declaredFeatures: Check = {
  name: 'declared features',
  async run(root) {
    const paths = await listFiles(root, ['src/server'], /\.ts$/);
    const files = (await readFiles(root, paths)).filter(({ path: file }) => !MACHINERY.test(file));
    const features = files.filter(({ path: file }) => DECLARES.test(file));
    const textOf = (name: string) => files.find(({ path: file }) => file === name)?.text ?? '';
    const composed = textOf(ROOT);
    const plain = composed.includes('PLAIN_FEATURES') ? textOf(PLAIN) : '';
    const products = composed.includes('PRODUCTS') ? textOf(PRODUCTS) : '';
    const jobs = importedBy(features, /\bjobs:/);
    const consumers = importedBy(features, /\bconsumers:/);
    const faults = files.flatMap((file): string[] => {
      const isFeature = features.includes(file);
      const name = isFeature ? (FEATURE.exec(file.text)?.[1] ?? 'its feature') : '';
      const isJob = file.path.endsWith('.job.ts');
      const job = JOB.exec(file.text);
      const consumer = CONSUMER.exec(file.text);
      return [
        ...(isFeature &&
        !isComposed(name, composed) &&
        !plain.includes(`  ${name},\n`) &&
        !isProduct(file, products) &&
        !isOfAdapter(name, file, files)
          ? [`${file.path}: ${ROOT} does not add ${name}`]
          : []),
        ...(isJob && !jobs.has(file.path) ? [`${file.path}: no feature.ts declares this job`] : []),
        ...(!isJob && !isFeature && job !== null
          ? [`${placeOf(file, job.index)}: a job is declared in a feature.ts`]
          : []),
        ...(consumer !== null && !isFeature && !consumers.has(file.path)
          ? [`${file.path}: no feature.ts declares this consumer`]
          : []),
      ];
    });
    return { seen: features.length, what: 'features', faults };
  },
};

function isComposed(name: string, composed: string): boolean {
  return new RegExp(`\\badd\\(\\s*(?:await\\s+)?${name}\\(`).test(composed);
}

/** The composition root opens every vendor and payment channel, and each brings its own feature. */
function isOfAdapter(
  name: string,
  { path: file }: SourceFile,
  files: readonly SourceFile[],
): boolean {
  const folder = path.posix.dirname(file);
  const adapters = ['vendor.ts', 'payment.ts'].map((adapter) => path.posix.join(folder, adapter));
  return files.some((one) => adapters.includes(one.path) && one.text.includes(`${name}(`));
}

/** Files that one of the features which declare such a field imports as values. */
function importedBy(features: readonly SourceFile[], field: RegExp): ReadonlySet<string> {
  return new Set(
    features
      .filter(({ text }) => field.test(text))
      .flatMap((file) =>
        [...file.text.matchAll(VALUE_IMPORT)].map(([, from = '']) =>
          path.posix.join(path.posix.dirname(file.path), from),
        ),
      ),
  );
}

/** A product runs because it is in the generated list. */
const isProduct = ({ path: file }: SourceFile, products: string): boolean =>
  products.includes(`'../${path.basename(path.dirname(file))}/product.ts'`);
