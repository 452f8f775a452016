/** Keeps a text such as +51 left to right inside a right-to-left line: Unicode isolates. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;
