import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { readReportLine, type ReportLine, writeReportLine } from '../report/report-line.ts';

/** A supplier's own record of the movements that it called for. */
export class ReportBook {
  private readonly lines: ReportLine[] = [];
  private readonly known = new Map<string, ReportLine>();
  private readonly path: string | null;
  private readonly now: () => Date;

  /** @param path a file that outlives the process; null: all is lost with it */
  constructor(path: string | null, now: () => Date) {
    this.path = path;
    this.now = now;
    if (path === null || !existsSync(path)) return;
    for (const text of readFileSync(path, 'utf8').split('\n')) {
      if (text !== '') this.keep(readReportLine(JSON.parse(text), true));
    }
  }

  /** Writes a movement down once. */
  note(moved: Omit<ReportLine, 'at'>): void {
    if (this.known.has(keyOf(moved))) return;
    const line = { ...moved, at: this.now() };
    if (this.path !== null) {
      appendFileSync(this.path, `${JSON.stringify(writeReportLine(line))}\n`);
    }
    this.keep(line);
  }

  /** A movement of the member; null: it is not written down. */
  lineOf(reference: string, memberId: bigint): ReportLine | null {
    return this.known.get(keyOf({ reference, memberId })) ?? null;
  }

  /** A page of the lines in `[from, to)`. @param after the number of lines before it */
  page({ from, to, after, limit }: { from: Date; to: Date; after: number; limit: number }): {
    readonly lines: readonly ReportLine[];
    readonly next: string | null;
  } {
    const within = this.lines.filter(({ at }) => at >= from && at < to);
    const end = after + limit;
    return { lines: within.slice(after, end), next: end < within.length ? String(end) : null };
  }

  private keep(line: ReportLine): void {
    this.lines.push(line);
    this.known.set(keyOf(line), line);
  }
}

const keyOf = ({ reference, memberId }: Pick<ReportLine, 'reference' | 'memberId'>): string =>
  `${memberId} ${reference}`;
