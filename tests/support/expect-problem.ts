import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { errorCodes, type ErrorCode } from '#contract/error-code.ts';
import type { TestApp } from './test-app.ts';

/** An answer as it came, before anything is made of it. */
export interface RawAnswer {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export interface ProblemBody {
  success: boolean;
  code: ErrorCode;
  message: string;
  value: unknown;
  requestId: string;
  fields?: Record<string, { code: string; message: string }>;
}

/**
 * Fails unless the answer is a refusal as every refusal must be: an envelope with a known code under
 * its status, a text for a person, and the request's id, in an answer that a browser may do nothing with.
 */
export function problemOf(answer: RawAnswer): ProblemBody {
  const { statusCode, headers, body: text } = answer;
  expect(headers['content-type'], text).toMatch(/^application\/json/);
  const body = JSON.parse(text) as ProblemBody;
  expect(body).toMatchObject({ success: false, requestId: headers['x-request-id'] });
  expect(errorCodes[body.code]?.status, body.code).toBe(statusCode);
  expect(body.requestId).toMatch(/^[\w-]{16}$/);
  // A key that has no text would come back as itself.
  expect(body.message).toMatch(/^\P{Lu}*\p{Lu}.*[^:_]$/su);
  expect(body.message).not.toMatch(/[{}]|error:/);
  for (const field of Object.values(body.fields ?? {})) {
    expect(field.message).not.toMatch(/[{}]|validation:/);
  }
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'referrer-policy': expect.any(String),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.any(String),
  });
  return body;
}

/** As `problemOf`, with the code it must have. */
export function expectProblem(answer: RawAnswer, code: ErrorCode): ProblemBody {
  const body = problemOf(answer);
  expect(body.code, JSON.stringify(body)).toBe(code);
  return body;
}

/** A request as the wire would bring it: bytes, and no header but those given and a brand's host. */
export async function sendRaw(
  app: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS',
  url: string,
  options: { body?: string | Buffer; headers?: Record<string, string>; ip?: string } = {},
): Promise<RawAnswer> {
  const { body, headers = {}, ip = '127.0.0.1' } = options;
  const answer = await app.server.app.inject({
    method,
    url,
    remoteAddress: ip,
    headers: { host: 'denluma.localhost', ...headers },
    ...(body === undefined ? {} : { payload: body }),
  });
  const { statusCode, headers: told, rawPayload } = answer;
  return { statusCode, headers: told, body: decoded(rawPayload, told['content-encoding']) };
}

/** Decompresses a body that was asked for in an encoding. */
function decoded(bytes: Buffer, encoding: unknown): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
