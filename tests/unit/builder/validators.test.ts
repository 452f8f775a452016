import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { AuthoredManifest } from '#brand/authored.ts';
import type { Json } from '#brand/json.ts';
import { resolveBrand } from '#brand/resolve.ts';
import { loadSection } from '../../../builder/registry/load-section.ts';
import { FORM_SECTIONS, type FormSection } from '../../../builder/registry/sections.ts';
import { formSchema } from '../../../scripts/codegen/validators/form-schema.ts';
import { validatorModule } from '../../../scripts/codegen/validators/validator-code.ts';

const manifestOf = (brand: string) =>
  JSON.parse(readFileSync(`brands/${brand}/manifest.json`, 'utf8')) as AuthoredManifest;
const readSchema = (file: string) =>
  JSON.parse(readFileSync(`schemas/manifest/${file}`, 'utf8')) as Json;
const resolved = resolveBrand(manifestOf('denluma'), () => manifestOf('_base'))
  .resolved as unknown as Record<FormSection, Json>;

/** The section with one thing after another gone or turned into something else. */
function spoilt(value: Json): Json[] {
  if (typeof value !== 'object' || value === null) {
    return [null, [], { odd: true }, -1, 'x'.repeat(400)].filter((other) => other !== value);
  }
  const copies = Object.entries(value).flatMap(([key, item]) =>
    spoilt(item).map((bad) => {
      const copy = structuredClone(value) as Record<string, unknown>;
      copy[key] = bad;
      return copy as Json;
    }),
  );
  return [null, 'text', ...copies.slice(0, 400)];
}

describe.each(FORM_SECTIONS)('compiled validator of %s', (section: FormSection) => {
  const schema = formSchema(`${section}.json`, readSchema);

  it('takes the brand’s own section', async () => {
    const form = await loadSection(section);
    const { errors } = form.validator.validateFormData(resolved[section], form.schema);
    expect(errors).toEqual([]);
  });

  it('decides as Ajv does at run time', async () => {
    const form = await loadSection(section);
    const validate = new Ajv({ strict: false, discriminator: true }).compile(schema);
    const cases = spoilt(resolved[section]);
    const verdicts = cases.map((data) => form.validator.isValid(form.schema, data, form.schema));
    expect(verdicts).toEqual(cases.map((data) => validate(data)));
    expect(verdicts).toContain(false);
  });
});

describe('validatorModule', () => {
  it('keeps a property that is called like a keyword', () => {
    const schema = formSchema('a.json', () => ({
      type: 'object',
      description: 'gone',
      properties: { default: { type: 'string', title: 'gone' } },
    }));
    expect(schema).toEqual({ type: 'object', properties: { default: { type: 'string' } } });
  });

  it('refuses what would need something else at run time', () => {
    expect(() => validatorModule({ type: 'string', format: 'date-time' })).toThrow();
  });

  it('evaluates nothing at run time', () => {
    for (const section of FORM_SECTIONS) {
      const text = readFileSync(`builder/generated/${section}.ts`, 'utf8');
      expect(text).not.toMatch(/new Function|\beval\(|require\(/);
    }
  });
});
