import type { SourceFile } from '../source-files.ts';

export interface SqlStatement {
  file: SourceFile;
  /** Where it begins in the file. */
  offset: number;
  text: string;
}

/** Comments may mention anything; blanks in their place keep the line numbers. */
export function blankComments(file: SourceFile): SourceFile {
  const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');
  return { ...file, text: file.text.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, blank) };
}

/** Statements end with a semicolon at the end of a line, as for src/server/platform/db/migrate.ts. */
export function statementsIn(file: SourceFile): SqlStatement[] {
  const statements: SqlStatement[] = [];
  for (const match of file.text.matchAll(/[\s\S]+?(?:;[ \t]*(?=\n|$)|$)/g)) {
    const text = match[0].trim().replace(/;$/, '');
    if (text === '') continue;
    statements.push({ file, offset: match.index + match[0].search(/\S/), text });
  }
  return statements;
}

/** The items of a list at its commas, those inside parentheses and quotes left alone. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let quoted = false;
  let item = '';
  for (const character of text) {
    if (character === "'") quoted = !quoted;
    if (!quoted && character === '(') depth += 1;
    if (!quoted && character === ')') depth -= 1;
    if (!quoted && depth === 0 && character === ',') {
      items.push(item.trim());
      item = '';
    } else {
      item += character;
    }
  }
  return [...items, item.trim()].filter((part) => part !== '');
}

/** The text between the first parenthesis from `from` on and its partner. */
export function inParentheses(text: string, from = 0): string {
  const open = text.indexOf('(', from);
  if (open < 0) return '';
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(open + 1, at);
  }
  return text.slice(open + 1);
}
