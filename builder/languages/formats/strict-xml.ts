import { parseXml, XmlDocumentType, XmlElement } from '@rgrove/parse-xml';

export { XmlElement } from '@rgrove/parse-xml';

/** A parsed document, or why there is none. */
export type ReadXml =
  | { readonly root: XmlElement; readonly fault: '' }
  | { readonly root: null; readonly fault: string };

/**
 * Parses well-formed XML. A document type is refused, so no entity can be declared: the parser knows
 * the five of XML and refuses any other.
 */
export function readXml(file: string): ReadXml {
  try {
    const document = parseXml(file, { preserveDocumentType: true });
    if (document.children.some((child) => child instanceof XmlDocumentType)) {
      return { root: null, fault: 'a document type is not allowed' };
    }
    const { root } = document;
    return root === null ? { root, fault: 'the file is empty' } : { root, fault: '' };
  } catch (error) {
    // A nesting too deep for the parser is a RangeError: not XML that we can read either.
    const message = error instanceof Error ? error.message : String(error);
    return { root: null, fault: message.split('\n', 1)[0] ?? '' };
  }
}

/** The elements right below one, of this name or of any. */
export function childrenOf(element: XmlElement, name?: string): readonly XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement =>
      child instanceof XmlElement && (name === undefined || child.name === name),
  );
}

/**
 * Text for an element or an attribute. White space that a parser would normalise is written as a
 * reference; characters that XML cannot hold are dropped.
 */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"\t\n\r]/g, (sign) => REFERENCES[sign] ?? sign);
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
