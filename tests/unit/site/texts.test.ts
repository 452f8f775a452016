import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { textsOf } from './site-fixture.ts';

const NAMESPACES = [
  'ui',
  'shell',
  'session',
  'registration',
  'home',
  'lobby',
  'member',
  'deposit',
  'records',
  'validation',
] as const;

interface Element {
  type: number;
  value?: string;
  options?: Readonly<Record<string, { value: readonly Element[] }>>;
}

/** Element types of a parsed message: plain text, and the number sign of a plural. */
const LITERAL_TEXT = 0;
const POUND = 7;

/** Names of the values a message needs. */
function placeholders(elements: readonly Element[]): string[] {
  return elements.flatMap(({ type, value = '', options = {} }) =>
    type === LITERAL_TEXT || type === POUND
      ? []
      : [value, ...Object.values(options).flatMap((option) => placeholders(option.value))],
  );
}

function needs(message: string): string[] {
  const parsed = new IntlMessageFormat(message, 'en').getAst() as readonly Element[];
  return [...new Set(placeholders(parsed))].toSorted();
}

it('sees the values a message needs', () => {
  expect(needs('{a, plural, one {# of {b}} other {none}} {c}')).toEqual(['a', 'b', 'c']);
});

describe.each(NAMESPACES)('%s', (namespace) => {
  const english = textsOf('en', namespace);
  const spanish = textsOf('es', namespace);

  it('says the same things in both languages', () => {
    expect(Object.keys(english).length).toBeGreaterThan(5);
    expect(Object.keys(spanish)).toEqual(Object.keys(english));
  });

  it('needs the same values in both languages', () => {
    for (const [key, message] of Object.entries(english)) {
      expect(needs(spanish[key] ?? ''), key).toEqual(needs(message));
    }
  });
});

/** Literal keys in a source text: 'namespace:key' between quotes. */
const LITERAL = /'([a-z]+):([a-zA-Z][a-zA-Z0-9._-]*)'/g;

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name));
}

it('has words for every key that a screen names', () => {
  const known = new Set<string>(NAMESPACES);
  const used = [...sources('src/ui'), ...sources('src/site')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LITERAL)].map(([, namespace = '', key = '']) => ({
      namespace,
      key,
    })),
  );
  const ours = used.filter(({ namespace }) => known.has(namespace));
  expect(ours.length).toBeGreaterThan(150);
  const missing = ours.filter(({ namespace, key }) => textsOf('en', namespace)[key] === undefined);
  expect(missing).toEqual([]);
});
