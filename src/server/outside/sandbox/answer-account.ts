import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../../platform/problem.ts';
import type { AccountSpeech, DialectKey, RawAnswer } from '../dialects/dialect.ts';
import type { AccountCallKind } from '../dialects/account-call.ts';
import type { AccountBook } from './account-book.ts';

/** A supplier that keeps wallets. */
export interface AccountDesk {
  readonly speech: AccountSpeech;
  readonly keys: readonly DialectKey[];
  readonly book: AccountBook;
  readonly now: () => Date;
}

/** Answers an operator's call to a wallet. @param path below the address of wallets */
export function answerAccount(
  { speech, keys, book, now }: AccountDesk,
  path: string,
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
): RawAnswer {
  const kind = (Object.keys(speech.paths) as AccountCallKind[]).find(
    (each) => speech.paths[each] === path,
  );
  if (kind === undefined) return { status: 404, body: '{}' };
  try {
    speech.verify({ headers, rawBody, now: now() }, keys);
    return speech.writeReply(book.answer(speech.readCall(kind, rawBody)));
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, body: '{}' };
    throw error;
  }
}
