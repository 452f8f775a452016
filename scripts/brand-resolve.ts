/**
 * `npm run brand:resolve <brand> [--provenance | --public]`: the dense manifest as JSON. With
 * --provenance where each value comes from, with --public only what may reach a browser.
 */
import { parseArgs } from 'node:util';
import { readManifestSchemas } from '#brand/files/read-manifest-schemas.ts';
import { isJsonObject, type Json } from '#brand/json.ts';
import { publicManifest } from '#brand/public-manifest.ts';
import { resolveNamed, SCHEMAS } from './brand-commands/resolve-named.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    provenance: { type: 'boolean', default: false },
    public: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const [id] = positionals;
  if (id === undefined) throw new Error('which brand? npm run brand:resolve -- <brand>');
  const { resolved, hash, provenance } = (await resolveNamed(id)).resolution;
  console.error(`${id} ${hash}`);
  if (options.provenance) {
    for (const [pointer, origin] of Object.entries(provenance)) {
      console.log(`${pointer}  ${origin.layer}@${origin.revision} ${origin.pointer}`);
    }
    return;
  }
  const document = resolved as unknown as Json;
  const shown =
    options.public && isJsonObject(document)
      ? publicManifest(document, await readManifestSchemas(SCHEMAS))
      : document;
  console.log(JSON.stringify(shown, null, 2));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
