import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { FormSection } from './sections.ts';

/** What a form of one section needs beside its data. */
export interface SectionForm {
  readonly schema: RJSFSchema;
  readonly validator: ValidatorType;
}

interface GeneratedSection {
  readonly schema: object;
  readonly validators: object;
}

const GENERATED: Readonly<Record<FormSection, () => Promise<GeneratedSection>>> = {
  identity: () => import('../generated/identity.ts'),
  theme: () => import('../generated/theme.ts'),
  navigation: () => import('../generated/navigation.ts'),
  menus: () => import('../generated/menus.ts'),
  home: () => import('../generated/home.ts'),
  footer: () => import('../generated/footer.ts'),
  auth: () => import('../generated/auth.ts'),
  registration: () => import('../generated/registration.ts'),
  popups: () => import('../generated/popups.ts'),
  i18n: () => import('../generated/i18n.ts'),
  market: () => import('../generated/market.ts'),
  legal: () => import('../generated/legal.ts'),
  integrations: () => import('../generated/integrations.ts'),
  meta: () => import('../generated/meta.ts'),
};

const loaded = new Map<FormSection, Promise<SectionForm>>();

/** Loads a section's schema and compiled validators, once. A failed load is tried again next time. */
export function loadSection(section: FormSection): Promise<SectionForm> {
  const known = loaded.get(section);
  if (known !== undefined) return known;
  const form = GENERATED[section]().then(({ schema, validators }) => ({
    schema: schema as RJSFSchema,
    validator: createPrecompiledValidator(validators as ValidatorFunctions, schema),
  }));
  loaded.set(section, form);
  form.catch(() => loaded.delete(section));
  return form;
}
