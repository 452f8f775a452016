import { signedHeaders } from '../dialects/transfer/signed-bytes.ts';
import type { PostToVendor } from '../live/own-wallet.ts';
import { readReportLine, type ReportLine } from './report-line.ts';

/** The address at which a vendor answers for its movements. */
export interface ReportAddress {
  readonly url: string;
  /** The secret that signs what is asked. */
  readonly key: string;
  readonly now: () => Date;
  readonly post: PostToVendor;
}

/** Lines of one answer. */
export const REPORT_PAGE = 1_000;

export interface ReportPage {
  readonly lines: readonly ReportLine[];
  /** Asked for in the next call; null: that was all. */
  readonly next: string | null;
}

/** The vendor did not answer, or did not answer with a page. */
export class ReportFailed extends Error {
  override name = 'ReportFailed';
  readonly failure: 'silent' | 'unreadable';

  constructor(failure: 'silent' | 'unreadable', cause?: unknown) {
    super(`a report is ${failure}`, { cause });
    this.failure = failure;
  }
}

/**
 * Asks a vendor for a page of its movements in `[from, to)`, oldest first.
 * @param after `next` of the page before; null: the first page
 * @throws ReportFailed
 */
export async function askReport(
  { url, key, now, post }: ReportAddress,
  { from, to, after }: { from: Date; to: Date; after: string | null },
): Promise<ReportPage> {
  const body = JSON.stringify({
    from: String(from.getTime()),
    to: String(to.getTime()),
    limit: REPORT_PAGE,
    ...(after !== null && { after }),
  });
  const answer = await post(url, {
    contentType: 'application/json',
    body,
    headers: signedHeaders(body, key, now()),
  }).catch((cause: unknown) => {
    throw new ReportFailed('silent', cause);
  });
  if (answer.status !== 200) throw new ReportFailed('silent');
  try {
    const page = JSON.parse(answer.body) as { lines?: unknown; next?: unknown };
    if (!Array.isArray(page.lines) || page.lines.length > REPORT_PAGE) throw new TypeError('lines');
    const { next = null } = page;
    if (next !== null && (typeof next !== 'string' || !/^[!-~]{1,128}$/.test(next))) {
      throw new TypeError('next');
    }
    return { lines: page.lines.map((line) => readReportLine(line, true)), next };
  } catch (cause) {
    throw new ReportFailed('unreadable', cause);
  }
}
