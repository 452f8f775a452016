import { placeOf } from '../source-files.ts';
import { inParentheses, splitList, type SqlStatement } from './sql-statements.ts';

export interface TableKey {
  name: string;
  kind: 'primary key' | 'unique';
  /** Column names; an expression as it is written. */
  columns: readonly string[];
  place: string;
}

export interface ForeignKey {
  name: string;
  columns: readonly string[];
  references: string;
  place: string;
}

export interface TableShape {
  place: string;
  columns: Set<string>;
  keys: TableKey[];
  foreignKeys: ForeignKey[];
}

export type Tables = Map<string, TableShape>;

/** The tables that the migrations lead to, with their keys. */
export function tableShapes(statements: readonly SqlStatement[]): Tables {
  const tables: Tables = new Map();
  for (const statement of statements) apply(tables, statement);
  return tables;
}

const CREATE_TABLE = /^create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)\s*\(/i;
const ALTER_TABLE = /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)\s+([\s\S]+)$/i;
const CREATE_UNIQUE =
  /^create\s+unique\s+index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?(\w+)\s+on\s+(?:only\s+)?(\w+)/i;
const DROP = /^drop\s+(index|table)\s+(?:concurrently\s+)?(?:if\s+exists\s+)?(\w+)/i;

function apply(tables: Tables, statement: SqlStatement): void {
  const { text, file, offset } = statement;
  const place = placeOf(file, offset);
  const created = CREATE_TABLE.exec(text);
  if (created?.[1] !== undefined) {
    const shape: TableShape = { place, columns: new Set(), keys: [], foreignKeys: [] };
    tables.set(created[1], shape);
    for (const item of splitList(inParentheses(text))) addItem(shape, created[1], item, place);
    return;
  }
  const altered = ALTER_TABLE.exec(text);
  if (altered?.[1] !== undefined && altered[2] !== undefined) {
    const shape = tables.get(altered[1]);
    if (shape === undefined) return;
    for (const action of splitList(altered[2])) alter(shape, altered[1], action, place);
    return;
  }
  const unique = CREATE_UNIQUE.exec(text);
  if (unique?.[1] !== undefined && unique[2] !== undefined) {
    const columns = columnsOf(inParentheses(text, unique[0].length));
    tables.get(unique[2])?.keys.push({ name: unique[1], kind: 'unique', columns, place });
    return;
  }
  const dropped = DROP.exec(text);
  if (dropped?.[2] === undefined) return;
  if (dropped[1]?.toLowerCase() === 'table') tables.delete(dropped[2]);
  else for (const shape of tables.values()) dropNamed(shape, dropped[2]);
}

function alter(shape: TableShape, table: string, action: string, place: string): void {
  const dropped = /^drop\s+constraint\s+(?:if\s+exists\s+)?(\w+)/i.exec(action);
  if (dropped?.[1] !== undefined) return dropNamed(shape, dropped[1]);
  const column = /^drop\s+(?:column\s+)?(?:if\s+exists\s+)?(\w+)/i.exec(action);
  if (column?.[1] !== undefined) {
    shape.columns.delete(column[1]);
    return;
  }
  const added = /^add\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?([\s\S]+)$/i.exec(action);
  if (added?.[1] !== undefined) addItem(shape, table, added[1], place);
}

/** One item of a table's body: a column, or a constraint. */
function addItem(shape: TableShape, table: string, item: string, place: string): void {
  const named = /^constraint\s+(\w+)\s+([\s\S]+)$/i.exec(item);
  const rule = named?.[2] ?? item;
  const key = /^(primary\s+key|unique)\s*\(/i.exec(rule);
  if (key?.[1] !== undefined) {
    const columns = columnsOf(inParentheses(rule));
    const isPrimary = key[1].toLowerCase() !== 'unique';
    const name = named?.[1] ?? (isPrimary ? `${table}_pkey` : `${table}_${columns.join('_')}_key`);
    shape.keys.push({ name, kind: isPrimary ? 'primary key' : 'unique', columns, place });
    return;
  }
  const foreign = /^foreign\s+key\s*\(([^)]*)\)\s*references\s+(\w+)/i.exec(rule);
  if (foreign?.[1] !== undefined && foreign[2] !== undefined) {
    const columns = columnsOf(foreign[1]);
    const name = named?.[1] ?? `${table}_${columns.join('_')}_fkey`;
    shape.foreignKeys.push({ name, columns, references: foreign[2], place });
    return;
  }
  if (/^(?:check|exclude)\b/i.test(rule)) return;
  const [column = ''] = item.split(/\s/);
  shape.columns.add(column);
  if (/\bprimary\s+key\b/i.test(item)) {
    shape.keys.push({ name: `${table}_pkey`, kind: 'primary key', columns: [column], place });
  } else if (/\bunique\b/i.test(item)) {
    shape.keys.push({ name: `${table}_${column}_key`, kind: 'unique', columns: [column], place });
  }
  const references = /\breferences\s+(\w+)/i.exec(item)?.[1];
  if (references !== undefined) {
    const name = `${table}_${column}_fkey`;
    shape.foreignKeys.push({ name, columns: [column], references, place });
  }
}

function columnsOf(list: string): string[] {
  return splitList(list).map((item) => (/^\w+(?=\s|$)/.exec(item) ?? [item])[0]);
}

function dropNamed(shape: TableShape, name: string): void {
  shape.keys = shape.keys.filter((key) => key.name !== name);
  shape.foreignKeys = shape.foreignKeys.filter((key) => key.name !== name);
}
