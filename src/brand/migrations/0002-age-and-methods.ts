import type { AuthoredManifest } from '../authored.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { Migration } from './migration.ts';

/**
 * Format 1 kept the minimum age in the footer's copyright line, where no licence could lock it, and
 * listed sign-in methods as bare words, which a brand could only replace as a whole.
 */
export const ageAndMethods: Migration = {
  to: 2,
  note: 'footer.copyright.age becomes legal.minimumAge; auth.methods become items with ids.',
  changesEffect: false,
  migrate: (authored) => moveAge(nameMethods(authored)),
};

function moveAge(authored: AuthoredManifest): AuthoredManifest {
  const footer = objectAt(authored, 'footer');
  const copyright = objectAt(footer, 'copyright');
  const age = copyright?.['age'];
  if (footer === undefined || copyright === undefined || age === undefined) return authored;
  const { age: _age, ...restOfCopyright } = copyright;
  const { copyright: _copyright, ...restOfFooter } = footer;
  const legal = objectAt(authored, 'legal');
  return {
    ...authored,
    footer:
      Object.keys(restOfCopyright).length === 0
        ? restOfFooter
        : { ...footer, copyright: restOfCopyright },
    // The brand's legal section takes precedence over its footer.
    legal: { minimumAge: age, ...legal },
  };
}

function nameMethods(authored: AuthoredManifest): AuthoredManifest {
  const auth = objectAt(authored, 'auth');
  const methods = auth?.['methods'];
  if (auth === undefined || !isJsonArray(methods)) return authored;
  if (!methods.some((method) => typeof method === 'string')) return authored;
  return { ...authored, auth: { ...auth, methods: methods.map(nameMethod) } };
}

function nameMethod(method: Json): Json {
  return typeof method === 'string'
    ? { id: method, label: { key: `plan:login.${method}` } }
    : method;
}

function objectAt(value: JsonObject | undefined, key: string): JsonObject | undefined {
  const item = value?.[key];
  return isJsonObject(item) ? item : undefined;
}
