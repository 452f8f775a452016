import { parse } from 'csv-parse/sync';
import { LINE_FIELDS, readReportLine, type ReportLine } from '../../outside/report/report-line.ts';
import { type FieldProblem, Problem } from '../../platform/problem.ts';

/** A longer report is compared in shorter periods. */
const MOST_LINES = 20_000;

/**
 * Reads a report in CSV, whole or not at all.
 * @param knowsMembers whether every line has to name its player
 * @throws Problem REPORT_UNREADABLE with the number of the line
 */
export function readReportFile(csv: string, knowsMembers: boolean): readonly ReportLine[] {
  const rows = rowsOf(csv);
  if (rows.length > MOST_LINES) {
    const params = { count: rows.length, limit: MOST_LINES };
    throw unreadable({ code: 'maxItems', messageKey: 'validation:statementLines', params });
  }
  return rows.map((row, index) => {
    const given = Object.entries(row).filter(([, value]) => value !== '');
    const values = Object.fromEntries(given.map(([name, value]) => [name, valueOf(name, value)]));
    try {
      return readReportLine(values, knowsMembers);
    } catch (cause) {
      // The titles are the first line.
      throw unreadable(
        { code: 'pattern', messageKey: 'validation:reportLine', params: { line: index + 2 } },
        cause,
      );
    }
  });
}

/** Moments are written as people write them; over the network they are milliseconds. */
function valueOf(name: string, value: string): string {
  if (name !== 'at') return value;
  const at = Date.parse(value);
  return Number.isNaN(at) ? '' : String(at);
}

function rowsOf(csv: string): readonly Record<string, string>[] {
  try {
    const rows = parse(csv, {
      bom: true,
      columns: (titles: string[]) => {
        const unknown = titles.find((title) => !(LINE_FIELDS as readonly string[]).includes(title));
        if (unknown !== undefined) throw new Error(`no column ${unknown}`);
        return titles;
      },
      skip_empty_lines: true,
      trim: true,
    });
    return rows as Record<string, string>[];
  } catch (cause) {
    throw unreadable({ code: 'pattern' }, cause);
  }
}

const unreadable = (field: FieldProblem, cause?: unknown): Problem =>
  new Problem('REPORT_UNREADABLE', { fields: { '/csv': field }, cause });
