const LINE_LENGTH = 100;

/** JSON as the formatter lays it out: lists of plain values stand on one line where they fit. */
export function formatJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2).replaceAll(
    /^(.*)\[\n((?:\s+(?:"(?:[^"\\]|\\.)*"|-?[\d.]+|true|false|null),?\n)+)\s*\](,?)$/gm,
    (whole, before: string, items: string, comma: string) => {
      const line = `${before}[${items.trim().replaceAll(/,\n\s*/g, ', ')}]${comma}`;
      return line.length <= LINE_LENGTH ? line : whole;
    },
  );
  return `${text}\n`;
}
