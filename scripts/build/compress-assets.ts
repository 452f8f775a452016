import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { WEB_FOLDER } from './build-web.ts';

const TEXT = /\.(?:js|css|svg|json|wasm)$/;
/** Below this a compressed answer saves no packet. */
const MIN_BYTES = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes .br and .gz beside each text asset; zlib's own threads do them side by side. */
export async function compressAssets(): Promise<string> {
  const folder = path.join(WEB_FOLDER, 'assets');
  if (!existsSync(folder)) return 'nothing';
  const names = (await readdir(folder)).filter((name) => TEXT.test(name));
  const sizes = await Promise.all(names.map((name) => compress(path.join(folder, name))));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return `${names.length} assets in ${Math.round(total / 1024)} kB of brotli`;
}

/** @returns bytes of the brotli copy, or of the file itself where none is worth it. */
async function compress(file: string): Promise<number> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return bytes.length;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  return brotli.length;
}
