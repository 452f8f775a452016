import { Ajv } from 'ajv';
import { expect } from 'vitest';
import schemas from '#contract/generated/event-schemas.json' with { type: 'json' };

const ajv = new Ajv({ allErrors: true, strict: false });

/** Checks the payload of an event by the schema of its topic, which the types of consumers follow. */
export function expectEvent(topic: string, payload: unknown): void {
  const known: Readonly<Record<string, object>> = schemas;
  const schema = known[topic] ?? known[topic.slice(0, topic.indexOf('.'))];
  if (schema === undefined) throw new Error(`no schema of ${topic}`);
  const fits = ajv.compile(schema);
  expect(fits(payload), JSON.stringify(fits.errors)).toBe(true);
}
