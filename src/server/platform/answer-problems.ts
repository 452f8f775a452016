import {
  type ConnectionError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '#contract/generated/error-codes.ts';
import { asProblem, problemAnswer } from './answer.ts';
import type { Config } from './config.ts';
import { endSocket } from './end-connections.ts';
import { newToken } from './id.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { Problem } from './problem.ts';
import type { Site } from './route.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { chooseLanguage, DEFAULT_LANGUAGE, type ServerText } from './text.ts';

export interface ProblemDependencies {
  text: ServerText;
  metrics: Metrics;
  log: Log;
  siteByHost: (host: string) => Site | null;
  config: Pick<Config, 'publicScheme'>;
}

/**
 * Every error thrown while a request is served is answered as an envelope, and logged when it is ours.
 * @param onRefusal adds what only refusals carry.
 */
export function answerProblems(
  app: FastifyInstance,
  deps: ProblemDependencies,
  onRefusal?: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  app.setErrorHandler((error, request, reply) => {
    onRefusal?.(request, reply);
    return sendProblem(error, request, reply, deps);
  });
}

/** Answers addresses that nothing is registered for. */
export function answerUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new Problem('NOT_FOUND');
  });
  app.addHook('onRequest', async (request) => {
    // Before a body is read that nobody asked for.
    if (request.is404) throw new Problem('NOT_FOUND');
  });
}

/** For Fastify's `frameworkErrors`: addresses that cannot be read reach no hook and no route. */
export function answerUnreadable(deps: ProblemDependencies) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    request.language = languageOf(request, deps);
    setSecurityHeaders(request.raw, reply.raw, deps.config);
    reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
    void sendProblem(error, request, reply, deps);
  };
}

/** The language that a request asks for, among those of the brand it came to. */
export function languageOf(
  request: FastifyRequest,
  { text, siteByHost }: Pick<ProblemDependencies, 'text' | 'siteByHost'>,
): string {
  const site = siteByHost(request.hostname);
  return chooseLanguage(
    request.headers,
    site?.languages ?? text.languages,
    site?.defaultLanguage ?? DEFAULT_LANGUAGE,
  );
}

function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { text, metrics, log }: ProblemDependencies,
): FastifyReply {
  const problem = asProblem(error);
  metrics.problems.inc({ code: problem.code });
  if (problem.status >= 500 && problem.code !== 'NOT_BUILT') {
    const { code } = problem;
    // A refusal tells all in its code: a flood of them must not fill the log with stacks.
    if (code === 'INTERNAL') {
      log.error({ reqId: request.id, err: problem.cause ?? problem, code }, 'request failed');
    } else {
      const reason = problem.cause instanceof Error ? problem.cause.message : undefined;
      log.warn({ reqId: request.id, code, reason }, 'request refused');
    }
  }
  const facts = { language: request.language, requestId: request.id };
  const answer = problemAnswer(problem, text, facts);
  return reply
    .status(answer.status)
    .headers(answer.headers)
    .type('application/json')
    .send(answer.body);
}

/** Node answers an Expect header that it does not know by itself, with 417 and no body. */
export function refuseExpectations(
  app: FastifyInstance,
  { text, config }: Pick<ProblemDependencies, 'text' | 'config'>,
): void {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, content } = bareAnswer(new Problem('EXPECTATION_FAILED'), text);
    setSecurityHeaders(request, response, config);
    response.writeHead(status, headers).end(content);
  });
}

/** Codes of errors of a connection for which Node has no request. */
const CONNECTION_PROBLEMS: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'BODY_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Answers bytes that are not an HTTP request on the socket itself. */
export function refuseBytes(text: ServerText) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = new Problem(CONNECTION_PROBLEMS[error.code] ?? 'INVALID_JSON');
    const { status, headers, content } = bareAnswer(problem, text);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines];
    endSocket(socket, `${head.join('\r\n')}\r\n\r\n${content}`);
  };
}

/** The answer to what never becomes a request of Fastify; its connection ends with it. */
function bareAnswer(problem: Problem, text: ServerText) {
  const facts = { language: DEFAULT_LANGUAGE, requestId: newToken().slice(0, 16) };
  const { status, body } = problemAnswer(problem, text, facts);
  const content = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(content)),
    'x-request-id': facts.requestId,
    connection: 'close',
  };
  return { status, headers, content };
}
