import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

const MAX_BODY_BYTES = 65_536;

export interface SandboxRequest {
  path: string;
  query: URLSearchParams;
  /** Last path segment; empty when the path has no reference. */
  reference: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Becomes an answer with this status and the message as its reason. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const jsonAnswer = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Refusal(413, 'the body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export const isJson = ({ headers }: SandboxRequest): boolean =>
  /^application\/json\b/.test(headers['content-type'] ?? '');

/** String fields of a JSON object or a form. Other fields are dropped. */
export function textFields(request: SandboxRequest): Readonly<Record<string, string>> {
  if (!isJson(request)) return Object.fromEntries(new URLSearchParams(request.body));
  let parsed: unknown;
  try {
    parsed = JSON.parse(request.body);
  } catch {
    throw new Refusal(400, 'the body is not JSON');
  }
  const entries = Object.entries(parsed ?? {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
