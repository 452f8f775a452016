import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** One registry an app, so that several apps in one test process do not share counts. */
export function createMetrics(options: { process: boolean }) {
  const registry = new Registry();
  if (options.process) collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer, by operation and status.',
      labelNames: ['operation', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers: [registry],
    }),
    problems: new Counter({
      name: 'problem_total',
      help: 'Requests answered with a problem, by code.',
      labelNames: ['code'],
      registers: [registry],
    }),
    textFallbacks: new Counter({
      name: 'text_fallback_total',
      help: 'Texts given in the source language for want of one in the language asked for.',
      labelNames: ['language', 'namespace'],
      registers: [registry],
    }),
    messages: new Counter({
      name: 'message_total',
      help: 'Attempts to send mail and text messages, by channel and outcome.',
      labelNames: ['channel', 'outcome'],
      registers: [registry],
    }),
    verificationCodes: new Counter({
      name: 'verification_code_total',
      help: 'Codes by SMS, by purpose and whether they were sent, entered right or entered wrong.',
      labelNames: ['purpose', 'outcome'],
      registers: [registry],
    }),
    messagesRefused: new Counter({
      name: 'message_refused_total',
      help: 'Text messages that were not sent because a quota was at its end, by quota.',
      labelNames: ['quota'],
      registers: [registry],
    }),
    vendorCallsLost: new Counter({
      name: 'vendor_call_lost_total',
      help: 'Calls of vendors that were answered and could not be kept.',
      registers: [registry],
    }),
    outboxAgeSeconds: new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest event that some consumer has not processed.',
      registers: [registry],
    }),
    deadEventCount: new Gauge({
      name: 'outbox_dead',
      help: 'Events that failed on every attempt and wait for staff, over all nodes.',
      registers: [registry],
    }),
    deadEvents: new Counter({
      name: 'outbox_dead_total',
      help: 'Events this node gave up, by consumer.',
      labelNames: ['consumer'],
      registers: [registry],
    }),
  };
}
