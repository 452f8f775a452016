import type { UiSchema } from '@rjsf/utils';
import { expect, it } from 'vitest';
import { isBuiltValue } from '../../../builder/registry/built-shapes.ts';
import { loadSection } from '../../../builder/registry/load-section.ts';
import { uiSchemaFor } from '../../../builder/registry/ui-schema.ts';

const hidden = { 'ui:widget': 'hidden' };

it('shows the ways to sign in that the release serves', async () => {
  const { schema } = await loadSection('auth');
  const ui: UiSchema = uiSchemaFor(schema, schema, 'auth');
  expect(ui['thirdParty']).not.toEqual(hidden);
  expect(ui['freePlay']).not.toEqual(hidden);
  expect(ui['methods']).not.toEqual(hidden);
  expect(Object.keys(ui)).toEqual(Object.keys(schema.properties ?? {}));
});

it.each([
  ['auth.methods.id', 'username', true],
  ['auth.methods.id', 'sms', true],
  ['auth.thirdParty.id', 'google', true],
  ['registration.methods.id', 'mobile', true],
  ['registration.fields.id', 'email', true],
  ['registration.fields.id', 'recommenderId', true],
  ['menus.header.visitor.element', 'freePlay', true],
  ['menus.header.visitor.element', 'loginForm', true],
  ['footer.banks.id', 'andelio', true],
])('%s offers %s: %s', (shape, value, isOffered) => {
  expect(isBuiltValue(shape, value)).toBe(isOffered);
});
