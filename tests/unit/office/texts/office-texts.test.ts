import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { REGISTRATION_FIELDS } from '#domain/registration/registration-fields.ts';
import { texts as english } from '#office/generated/english.ts';
import { texts as spanish } from '#office/generated/spanish.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../../../src');

async function sources(): Promise<string[]> {
  const folders = ['office', 'staff', 'domain'].map((folder) => path.join(SOURCE, folder));
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true }))
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => path.join(folder, name)),
    ),
  );
  return Promise.all(files.flat().map((file) => readFile(file, 'utf8')));
}

it('has every text a screen asks for by name', async () => {
  const asked = (await sources()).flatMap((source) => [
    ...source.matchAll(/'(office|staff|ui|shell):([\w.]*\w)'/g),
  ]);
  expect(asked.length).toBeGreaterThan(100);
  for (const [, namespace, key = ''] of asked) {
    const known = english[namespace as keyof typeof english];
    expect(Object.keys(known), `${namespace}:${key}`).toContain(key);
  }
});

it('has no text that no screen asks for', async () => {
  const all = (await sources()).join('\n');
  // `office:kind.${kind}` asks for all that begin so, and so do the words of a column.
  const families = [...all.matchAll(/office:([\w.]+)\.(?:\$\{|')/g)].map(
    ([, family]) => `${family}.`,
  );
  const unasked = Object.keys(english.office).filter(
    (key) => !all.includes(`'office:${key}'`) && !families.some((family) => key.startsWith(family)),
  );
  expect(unasked).toEqual([]);
});

it('names every field a registration may have given, in both languages', () => {
  const secret = [
    'username',
    'password',
    'confirmPassword',
    'captcha',
    'verificationCode',
    'paymentPassword',
  ];
  for (const field of Object.keys(REGISTRATION_FIELDS)) {
    if (secret.includes(field)) continue;
    expect(Object.keys(english.office)).toContain(`profile.${field}`);
    expect(Object.keys(spanish.office)).toContain(`profile.${field}`);
  }
});
