import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../../platform/problem.ts';
import type { DialectKey, RawAnswer } from '../dialects/dialect.ts';
import { verifySigned } from '../dialects/transfer/signed-bytes.ts';
import { WireFields } from '../dialects/wire-fields.ts';
import { REPORT_PAGE } from '../report/ask-report.ts';
import { writeReportLine } from '../report/report-line.ts';
import type { ReportBook } from './report-book.ts';

/** A supplier that answers for its movements. */
export interface ReportDesk {
  readonly keys: readonly DialectKey[];
  readonly book: ReportBook;
  readonly now: () => Date;
}

/** Answers an operator's call for a page of the report. */
export function answerReport(
  { keys, book, now }: ReportDesk,
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
): RawAnswer {
  try {
    verifySigned({ headers, rawBody, now: now() }, keys);
    const fields = new WireFields(JSON.parse(rawBody.toString('utf8')));
    const after = fields.has('after') ? Number(fields.reference('after')) : 0;
    const asked = { from: fields.moment('from'), to: fields.moment('to') };
    const { lines, next } = book.page({ ...asked, after, limit: REPORT_PAGE });
    return { status: 200, body: JSON.stringify({ lines: lines.map(writeReportLine), next }) };
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, body: '{}' };
    throw error;
  }
}
