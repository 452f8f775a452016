/** Part of a message between quoting apostrophes, these included. */
interface Quotation {
  readonly start: number;
  readonly end: number;
}

/** An apostrophe quotes only before one of these; before any other character it is a letter. */
const QUOTED_SIGN = /[{}<>]/;

/** `{name}`, `{name, plural, …}` or `<name>`: an argument or a tag, without the quotation. */
const NAME = /\{\s*([^\s{},<>']+)\s*[,}]|<([A-Za-z][\w-]*)\s*>/g;

/**
 * Names of arguments and tags that an apostrophe turns into plain text, such as `max` in `l'{max}`:
 * ICU MessageFormat reads an apostrophe before a brace as the start of a quotation.
 */
export function quotedNames(message: string): readonly string[] {
  const names = quotationsOf(message).flatMap(({ start, end }) =>
    [...message.slice(start, end).matchAll(NAME)].map(([, name, tag]) => name ?? tag ?? ''),
  );
  return [...new Set(names)];
}

/** The message with the apostrophes of such quotations doubled, which makes them plain letters. */
export function doubleApostrophes(message: string): string {
  return quotationsOf(message)
    .filter(({ start, end }) => quotedNames(message.slice(start, end)).length > 0)
    .toReversed()
    .reduce((text, { start, end }) => {
      const doubled = text
        .slice(start, end)
        .replaceAll(/'+/g, (run) => `${run}${run.length % 2 === 1 ? "'" : ''}`);
      return `${text.slice(0, start)}${doubled}${text.slice(end)}`;
    }, message);
}

function quotationsOf(message: string): readonly Quotation[] {
  const found: Quotation[] = [];
  let at = message.indexOf("'");
  while (at >= 0) {
    const next = message[at + 1] ?? '';
    let end = at + 1;
    if (next === "'") end = at + 2;
    else if (QUOTED_SIGN.test(next)) {
      end = endOfQuotation(message, at + 1);
      found.push({ start: at, end });
    }
    at = message.indexOf("'", end);
  }
  return found;
}

/** Past the closing apostrophe, or the end of the message; a doubled one does not close. */
function endOfQuotation(message: string, from: number): number {
  let at = message.indexOf("'", from);
  while (at >= 0 && message[at + 1] === "'") at = message.indexOf("'", at + 2);
  return at < 0 ? message.length : at + 1;
}
