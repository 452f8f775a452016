import {
  type ConnectionError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { asProblem, problemAnswer } from './answer.ts';
import { newToken } from './id.ts';
import type { Metrics } from './metrics.ts';
import { Problem } from './problem.ts';
import type { Site } from './route.ts';
import { securityHeadersOf } from './security-headers.ts';
import { chooseLanguage, DEFAULT_LANGUAGE, type ServerText } from './text.ts';

export interface ProblemDependencies {
  text: ServerText;
  metrics: Metrics;
  siteByHost: (host: string) => Site | null;
}

/** Whatever is thrown while a request is served is answered as an envelope, and logged when it is ours. */
export function answerProblems(app: FastifyInstance, deps: ProblemDependencies): void {
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, deps));
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
    reply.headers({ ...securityHeadersOf(request), 'x-request-id': request.id });
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
  { text, metrics }: ProblemDependencies,
): FastifyReply {
  const problem = asProblem(error);
  metrics.problems.inc({ code: problem.code });
  if (problem.status >= 500 && problem.code !== 'NOT_BUILT') {
    request.log.error({ err: problem.cause ?? problem, code: problem.code }, 'request failed');
  }
  const facts = { language: request.language, requestId: request.id };
  const answer = problemAnswer(problem, text, facts);
  return reply
    .status(answer.status)
    .headers(answer.headers)
    .type('application/json')
    .send(answer.body);
}

/** What cannot be read as HTTP is answered on the socket itself. */
export function refuseBytes(text: ServerText) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const problem = new Problem(tooLarge ? 'BODY_TOO_LARGE' : 'INVALID_JSON');
    const facts = { language: DEFAULT_LANGUAGE, requestId: newToken().slice(0, 16) };
    const { status, body } = problemAnswer(problem, text, facts);
    const content = JSON.stringify(body);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(content)}`,
      `x-request-id: ${facts.requestId}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${content}`);
  };
}
