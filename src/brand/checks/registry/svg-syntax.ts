/** The part of XML in which a drawing may be written: tags with quoted attributes, and text. */
export const SVG_TAG =
  /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
export const SVG_TEXT = /[^<]+/y;
export const SVG_ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
