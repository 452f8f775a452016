import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

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
    unknownTexts: new Counter({
      name: 'text_unknown_total',
      help: 'Texts a page wanted to show that exist in no language, by namespace.',
      labelNames: ['namespace'],
      registers: [registry],
    }),
  };
}
