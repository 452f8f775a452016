import { describe, expect, it } from 'vitest';
import { readTogether } from '#server/platform/read-together.ts';

/** A table whose reads end when told to, each with the keys that it was asked for. */
function slowTable() {
  const reads: { keys: readonly string[]; end: (error?: Error) => void }[] = [];
  const table = readTogether<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const rows = new Map(
          keys.filter((key) => key !== 'none').map((key) => [key, `row ${key}`]),
        );
        reads.push({
          keys,
          end: (error) => (error === undefined ? resolve(rows) : reject(error)),
        });
      }),
  );
  return { table, reads };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('reads by key', () => {
  it('of one moment are one, and a key that is asked for twice is read once', async () => {
    const { table, reads } = slowTable();
    const answers = Promise.all(['a', 'b', 'a', 'none'].map((key) => table(key)));
    await turn();
    expect(reads.map(({ keys }) => keys)).toEqual([['a', 'b', 'none']]);
    reads[0]?.end();
    expect(await answers).toEqual(['row a', 'row b', 'row a', null]);
  });

  it('wait while two are under way, and then go together', async () => {
    const { table, reads } = slowTable();
    const answers: Promise<string | null>[] = [];
    for (const key of ['a', 'b', 'c', 'd']) {
      answers.push(table(key));
      await turn();
    }
    expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
    reads[0]?.end();
    await turn();
    await turn();
    expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'd']]);
    reads[1]?.end();
    reads[2]?.end();
    expect(await Promise.all(answers)).toEqual(['row a', 'row b', 'row c', 'row d']);
  });

  it('are never answered by what was read before they were asked for', async () => {
    const { table, reads } = slowTable();
    const first = table('a');
    await turn();
    const second = table('a');
    await turn();
    expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['a']]);
    for (const { end } of reads) end();
    expect(await Promise.all([first, second])).toEqual(['row a', 'row a']);
  });

  it('that fail fail for those who waited for them, and for nobody else', async () => {
    const { table, reads } = slowTable();
    const lost = Promise.allSettled([table('a'), table('b')]);
    await turn();
    const later = table('c');
    await turn();
    reads[0]?.end(new Error('the line is cut'));
    reads[1]?.end();
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await later).toBe('row c');
  });

  it('of very many keys are several', async () => {
    const { table, reads } = slowTable();
    const keys = Array.from({ length: 300 }, (_key, index) => `key ${index}`);
    const answers = Promise.all(keys.map((key) => table(key)));
    await turn();
    expect(reads.map((read) => read.keys.length)).toEqual([256]);
    await turn();
    expect(reads.map((read) => read.keys.length)).toEqual([256, 44]);
    for (const { end } of reads) end();
    expect(await answers).toEqual(keys.map((key) => `row ${key}`));
  });
});
