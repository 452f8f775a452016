import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
  });
  return outputFiles[0]?.text ?? '';
}

test('the client weighs under 2 kB, and a table is carried only when it is named', async () => {
  const bare = await bundled("export { createClientFor } from '#contract/client.ts';");
  expect(gzipSync(bare).length).toBeLessThan(2048);
  expect(bare).toContain('idempotency-key');
  expect(bare).not.toContain('/wps/');
});

test('one operation brings no other', async () => {
  const one = await bundled("export { login } from '#contract/generated/client-operations.ts';");
  expect(one).toContain('/wps/session/login');
  expect(one.match(/\/(wps|lgw|house|office|builder)\//g)).toHaveLength(1);
});
