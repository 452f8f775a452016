/** Writes src/brand/generated/built.ts from the features of the site. See `publish` for `--check`. */
import { builtIds } from '#site/boot/built-ids.ts';
import { FEATURES } from '#site/generated/features.ts';
import { publish } from './generated-files.ts';

const text = `// Generated from the features of src/site by codegen. Do not edit.
import type { BuiltId } from '../screens.ts';

/** What this release has built: nothing else is reachable, whatever a manifest says. */
export const BUILT: readonly BuiltId[] = [
${builtIds(FEATURES)
  .map((id) => `  '${id}',`)
  .join('\n')}
];
`;
await publish('src/brand/generated', new Map([['built.ts', text]]));
