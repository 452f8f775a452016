import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type Check, type Outcome, runCheck } from '../../scripts/check/check.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** A folder with nothing in it, removed after the test. */
export async function emptyTree(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'planted-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return root;
}

/**
 * A tree with our packages and compiler settings, the `copied` places of the repository, and over them
 * `files` (path -> text).
 */
export async function plantTree(
  files: Readonly<Record<string, string>>,
  copied: readonly string[] = [],
): Promise<string> {
  const root = await emptyTree();
  await symlink(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  const places = ['package.json', 'tsconfig.json', ...copied];
  await Promise.all(
    places.map((place) =>
      cp(path.join(REPOSITORY, place), path.join(root, place), { recursive: true }),
    ),
  );
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return root;
}

/** The check finds nothing wrong, and did read something. */
export async function expectGreen(check: Check, root: string): Promise<Outcome> {
  const outcome = await runCheck(check, root);
  expect(outcome.faults).toEqual([]);
  expect(outcome.ok).toBe(true);
  return outcome;
}

/** The check is red, and for each of `named` one fault says so. */
export async function expectRed(check: Check, root: string, ...named: RegExp[]): Promise<Outcome> {
  const outcome = await runCheck(check, root);
  expect(outcome.ok).toBe(false);
  for (const pattern of named) {
    expect(outcome.faults).toContainEqual(expect.stringMatching(pattern));
  }
  return outcome;
}
