import { type ExchangeText, type ReadTexts, refuse, type TranslatedText } from './exchange-text.ts';
import { childrenOf, escapeXml, readXml, type XmlElement } from './strict-xml.ts';

/** Texts of the product are written in English; see `_base/locales/en`. */
const SOURCE_LANGUAGE = 'en';

/** Tools replace text by these; without their original data the text is lost. */
const EMPTY_PLACEHOLDERS: ReadonlySet<string> = new Set(['x', 'bx', 'ex']);

/**
 * XLIFF 1.2, which every translation tool reads; many still have no or partial support of 2.0. A unit
 * without a translation has no target.
 */
export function writeXliff(language: string, texts: readonly ExchangeText[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    `  <file original="texts" datatype="plaintext" source-language="${SOURCE_LANGUAGE}" target-language="${escapeXml(language)}">`,
    '    <body>',
    ...texts.flatMap(unitLines),
    '    </body>',
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}

function unitLines({ namespace, key, source, message, context }: ExchangeText): string[] {
  const id = escapeXml(`${namespace}:${key}`);
  const optional = (name: string, text = ''): string[] =>
    text === '' ? [] : [`        <${name}>${escapeXml(text)}</${name}>`];
  return [
    `      <trans-unit id="${id}" resname="${id}" xml:space="preserve">`,
    `        <source>${escapeXml(source)}</source>`,
    ...optional('target', message),
    ...optional('note', context),
    '      </trans-unit>',
  ];
}

export function readXliff(language: string, file: string): ReadTexts {
  const { root, fault } = readXml(file);
  if (root === null) return refuse('notXliff', fault);
  if (root.name !== 'xliff') return refuse('notXliff', `<${root.name}> instead of <xliff>`);
  const version = root.attributes['version'] ?? '';
  if (!/^1\.[0-2]$/.test(version)) return refuse('notXliff', `version "${version}" is not 1.2`);
  const texts: TranslatedText[] = [];
  for (const part of childrenOf(root, 'file')) {
    const target = part.attributes['target-language'] ?? '';
    if (!isLanguage(target, language)) return refuse('otherLanguage', target);
    for (const unit of unitsOf(part)) {
      const read = readUnit(unit);
      if (typeof read === 'string') return refuse('notXliff', read);
      texts.push(read);
    }
  }
  return { ok: true, texts };
}

/** Units may be grouped. */
function unitsOf(element: XmlElement): readonly XmlElement[] {
  const inner = [...childrenOf(element, 'body'), ...childrenOf(element, 'group')];
  return [...childrenOf(element, 'trans-unit'), ...inner.flatMap(unitsOf)];
}

/** @returns the text, or what is wrong with the unit. */
function readUnit(unit: XmlElement): TranslatedText | string {
  const id = unit.attributes['id'] ?? '';
  const colon = id.indexOf(':');
  if (colon <= 0 || colon === id.length - 1) {
    return `the id "${id}" does not have the form namespace:key`;
  }
  const [target] = childrenOf(unit, 'target');
  if (target !== undefined && hasEmptyPlaceholder(target)) {
    return `${id}: a placeholder in the target has no text`;
  }
  return {
    namespace: id.slice(0, colon),
    key: id.slice(colon + 1),
    message: target?.text ?? '',
  };
}

function hasEmptyPlaceholder(element: XmlElement): boolean {
  return childrenOf(element).some(
    (child) => EMPTY_PLACEHOLDERS.has(child.name) || hasEmptyPlaceholder(child),
  );
}

/** Tools change the case of tags, and some write them with an underscore. */
function isLanguage(written: string, language: string): boolean {
  return written.replaceAll('_', '-').toLowerCase() === language.toLowerCase();
}
