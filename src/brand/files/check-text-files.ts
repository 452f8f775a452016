import type { LocatedFinding, FindingSuggestion, Severity } from '../checks/check-result.ts';
import { suspectCharacters } from '../checks/characters/suspect-characters.ts';
import { closest } from '../checks/closest.ts';
import { messageFaults } from '../checks/languages/message-faults.ts';
import { languageFacts } from '../checks/registry/language-facts.ts';
import { isJsonObject, type Json } from '../json.ts';
import { toPointer } from '../json-pointer.ts';
import type { LayeredTexts } from '../texts.ts';
import type { BrandFile, TextFile } from './read-brands.ts';
import { mapSource, type SourceMap } from '../source/source-map.ts';

interface TextFault {
  readonly code: string;
  readonly severity?: Severity;
  readonly key?: string;
  /** Line of a fault that has no place in the JSON. */
  readonly line?: number;
  readonly what?: 'key';
  readonly params: LocatedFinding['params'];
  readonly suggestion?: FindingSuggestion;
  readonly isSafe?: boolean;
}

/**
 * Every finding about a brand's text files: JSON, languages that exist, keys of the product, and
 * messages that take what the source language's take.
 * @param texts The brand's texts over those of what it extends.
 */
export function checkTextFiles(brand: BrandFile, texts: LayeredTexts): readonly LocatedFinding[] {
  return brand.textFiles.flatMap((file) => {
    const positions = mapSource(file.file, file.text);
    return faultsOf(file, positions, texts).map((fault) =>
      toResult(brand.folder, positions, fault),
    );
  });
}

function faultsOf(
  { language, namespace, invalidLine }: TextFile,
  positions: SourceMap,
  texts: LayeredTexts,
): readonly TextFault[] {
  if (invalidLine !== undefined) return [{ code: 'BM1008', line: invalidLine, params: {} }];
  if (positions.faults.length > 0) return [{ code: 'BM1001', params: {} }];
  const messages = positions.value;
  if (!isJsonObject(messages)) return [{ code: 'BM1103', params: { wanted: 'object' } }];
  const unknownLanguage: readonly TextFault[] =
    languageFacts(language) === null ? [{ code: 'BM2009', params: { given: language } }] : [];
  return [
    ...unknownLanguage,
    ...positions.duplicateKeys.map(({ pointer }) => duplicate(pointer.slice(1))),
    ...Object.entries(messages).flatMap(([key, message]): readonly TextFault[] => {
      const name = `${namespace}:${key}`;
      const original = texts.original(name);
      if (original === undefined) return [unknownKey(namespace, key, texts)];
      if (typeof message !== 'string')
        return [{ code: 'BM1103', key, params: { wanted: 'string' } }];
      return [
        ...suspects(key, message),
        ...messageFaults(message, texts.inherited(name) ?? original, language).map(
          ({ code, params, meant, isSafe = false }) => ({
            code,
            key,
            params,
            isSafe,
            ...(code === 'BM1509' ? { severity: 'warning' as const } : {}),
            ...(meant === undefined ? {} : { suggestion: replaceBy(key, meant) }),
          }),
        ),
      ];
    }),
  ];
}

function suspects(key: string, message: string): readonly TextFault[] {
  return suspectCharacters(message).map(({ code, characters }) => ({
    code,
    severity: 'warning',
    key,
    params: { characters },
  }));
}

function duplicate(key: string): TextFault {
  return { code: 'BM1002', key, what: 'key', params: { key } };
}

function unknownKey(namespace: string, key: string, texts: LayeredTexts): TextFault {
  const keys = texts.keys
    .list()
    .filter((name) => name.startsWith(`${namespace}:`))
    .map((name) => name.slice(namespace.length + 1));
  const meant = closest(key, keys);
  const fault = {
    code: 'BM1503',
    key,
    what: 'key',
    params: { key: `${namespace}:${key}` },
  } as const;
  if (meant === undefined) return fault;
  return {
    ...fault,
    suggestion: {
      messageKey: 'check:suggest.rename',
      params: { key: meant },
      patch: [{ op: 'move', from: toPointer([key]), path: toPointer([meant]) }],
    },
  };
}

function replaceBy(key: string, value: Json & string): FindingSuggestion {
  return {
    messageKey: 'check:suggest.value',
    params: { value },
    patch: [{ op: 'replace', path: toPointer([key]), value }],
  };
}

function toResult(brand: string, positions: SourceMap, fault: TextFault): LocatedFinding {
  const { code, key, line, what, params, severity = 'error' } = fault;
  const { suggestion, isSafe = false } = fault;
  const pointer = key === undefined ? '' : toPointer([key]);
  const [syntax] = positions.faults;
  const at = line === undefined ? (syntax ?? positions.locate(pointer, what)) : { line, column: 1 };
  return {
    code,
    severity,
    brand,
    layer: brand,
    pointer,
    file: positions.file,
    line: at.line,
    column: at.column,
    messageKey: `check:${code}`,
    params,
    ...(isSafe && suggestion !== undefined ? { fix: suggestion.patch } : {}),
    suggestions: suggestion === undefined ? [] : [suggestion],
  };
}
