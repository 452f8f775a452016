import { clientOperations } from './generated/client-operations.ts';
import type { OperationName, ReplyOf, RequestOf } from './operation.ts';
import { isEnvelope, ProblemError, problemOf } from './problem-error.ts';

/** What a client needs of an operation; rows of generated/client-operations.ts. */
export interface ClientOperation {
  readonly method: string;
  readonly path: string;
  readonly idempotency: string;
  readonly surface: string;
  readonly acceptsEncrypted?: boolean;
}

export interface ClientOptions {
  /** Stands before every path; empty: the page's own origin. */
  baseUrl?: string;
  /** Default: the global one. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Sent with every change while there is one. */
  csrfToken: () => string | null;
  /** The language in which the server's texts come. */
  language: () => string;
  /** Sent as bearer, for clients without cookies and for launch tokens. */
  bearerToken?: () => string | null;
  /** Encrypts the body of a call that takes it so; null: it goes as it is. */
  encrypt?: (aim: { method: string; path: string }, body: unknown) => Promise<string | null>;
}

type AllOptional<T> = Partial<T> extends T ? true : false;
type Part<Key extends string, T> = T extends undefined
  ? Partial<Record<Key, undefined>>
  : AllOptional<T> extends true
    ? Partial<Record<Key, T>>
    : Record<Key, T>;

/** The parts each operation has, and what any call may add. */
type RequestByOperation = {
  [Name in OperationName]: Part<'params', RequestOf<Name>['params']> &
    Part<'query', RequestOf<Name>['query']> &
    Part<'body', RequestOf<Name>['body']> & {
      /** For operations with a key: give the same one when trying again. Made up when left out. */
      idempotencyKey?: string;
      signal?: AbortSignal;
    };
};

/**
 * An interface, so that the compiler looks an operation up. In a mapped type it would put a generic
 * name into the parts and multiply the unions of all operations, until it gives up (TS2590).
 */
interface CallRequests extends RequestByOperation {}

export type CallRequest<Name extends OperationName> = CallRequests[Name];

type CallArguments<Name extends OperationName> =
  AllOptional<CallRequest<Name>> extends true
    ? [request?: CallRequest<Name>]
    : [request: CallRequest<Name>];

export interface Client<Names extends OperationName> {
  /**
   * Calls an operation and gives the envelope's value.
   * @throws ProblemError on a refusal, on an answer that is not ours and when no answer came;
   * the signal's reason when it was aborted.
   */
  call<Name extends Names>(name: Name, ...request: CallArguments<Name>): Promise<ReplyOf<Name>>;
}

/** What an address can carry. */
type AddressValues = Readonly<Record<string, string | number | boolean | undefined>>;

interface AnyRequest {
  params?: AddressValues;
  query?: AddressValues;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A client of the operations in `table`, so that a bundle carries only those. */
export function createClientFor<Names extends OperationName>(
  table: Readonly<Record<Names, ClientOperation>>,
  options: ClientOptions,
): Client<Names> {
  const call = async (name: Names, request: AnyRequest = {}): Promise<unknown> => {
    const response = await send(table[name], request, options);
    const text = await read(response, request.signal);
    const answer = parsed(text);
    if (!response.ok || !isEnvelope(answer) || !answer.success) {
      throw problemOf(response, text, answer);
    }
    return answer.value;
  };
  // What goes in and out by name is the server's promise, proven by its validation and tests.
  return { call: call as Client<Names>['call'] };
}

/** A client of every operation that a browser may call. */
export function createClient(options: ClientOptions): Client<keyof typeof clientOperations> {
  return createClientFor(clientOperations, options);
}

async function send(
  operation: ClientOperation,
  request: AnyRequest,
  options: ClientOptions,
): Promise<Response> {
  const { method } = operation;
  const url = (options.baseUrl ?? '') + addressOf(operation.path, request);
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-language': options.language(),
  };
  const bearer = options.bearerToken?.() ?? null;
  if (bearer !== null) headers['authorization'] = `Bearer ${bearer}`;
  const csrf = method === 'GET' ? null : options.csrfToken();
  if (csrf !== null) headers['x-csrf-token'] = csrf;
  if (operation.idempotency === 'key') {
    headers['idempotency-key'] = request.idempotencyKey ?? newIdempotencyKey();
  }
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (request.body !== undefined) {
    const sealed = await sealedBody(operation, url, request.body, options);
    headers['content-type'] = sealed === null ? 'application/json' : 'application/jose';
    init.body = sealed ?? JSON.stringify(request.body);
  }
  if (request.signal !== undefined) init.signal = request.signal;
  try {
    return await (options.fetch ?? fetch)(url, init);
  } catch (cause) {
    throw networkProblem(cause, request.signal);
  }
}

async function sealedBody(
  { method, acceptsEncrypted = false }: ClientOperation,
  url: string,
  body: unknown,
  { encrypt }: ClientOptions,
): Promise<string | null> {
  if (!acceptsEncrypted || encrypt === undefined) return null;
  const [path = ''] = url.split('?');
  return encrypt({ method, path }, body);
}

async function read(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw networkProblem(cause, signal);
  }
}

/** Who aborted knows why; every other failure of fetch is the network's. */
function networkProblem(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted === true) return signal.reason;
  return new ProblemError({ code: 'NETWORK', status: 0, message: '', cause });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function addressOf(path: string, { params, query }: AnyRequest): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = params?.[name];
    // An empty one would call another operation.
    if (value === undefined || value === '') throw new Error(`${path}: ${name} is missing`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/** 128 random bits; crypto.randomUUID is missing on plain http. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
