import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../platform/escape-html.ts';
import { setPagePolicy } from '../../platform/security-headers.ts';

export type PageSources = Omit<Parameters<typeof setPagePolicy>[1], 'nonce'>;

/** Everything that either of two parts of a page may load. */
export function joinSources(...all: PageSources[]): PageSources {
  const frames = all.flatMap(({ frameSources = '' }) =>
    frameSources === '' ? [] : [frameSources],
  );
  return {
    ...Object.assign({}, ...all),
    frameSources: frames.length === 0 ? undefined : frames.join(' '),
    imageSources: all.flatMap(({ imageSources = [] }) => imageSources),
    scriptSources: all.flatMap(({ scriptSources = [] }) => scriptSources),
    connectSources: all.flatMap(({ connectSources = [] }) => connectSources),
  };
}

/** What a page is filled with; the template has a placeholder for each. */
export interface PageParts {
  language: string;
  direction: 'ltr' | 'rtl';
  scheme: string;
  /** Elements for the head: title, theme, fonts, preloads. May use the nonce. */
  head: (nonce: string) => string;
  app: string;
  /** Data for the client, as a JSON script; null for pages that fetch all they need. */
  boot: unknown;
  /** What the page may load and who may frame it, beyond the site itself. */
  sources?: PageSources;
}

/** A page that lacks nothing but its nonce. */
export interface ComposedPage {
  readonly status: number;
  /** Between any two of them stands the nonce. */
  readonly pieces: readonly string[];
  readonly sources: PageSources;
}

/** Stands for the nonce until a page is sent; nobody outside can write it into a text. */
const NONCE_MARK = `nonce-${randomBytes(16).toString('hex')}`;

/** Fills a built HTML page. */
export function composePage(template: string, status: number, parts: PageParts): ComposedPage {
  const boot =
    parts.boot === null
      ? ''
      : `<script type="application/json" id="boot" nonce="${NONCE_MARK}">${jsonForHtml(parts.boot)}</script>`;
  const html = template
    .replaceAll('__CSP_NONCE__', NONCE_MARK)
    .replace('__LANG__', escapeHtml(parts.language))
    .replace('__DIR__', parts.direction)
    .replace('__SCHEME__', escapeHtml(parts.scheme))
    // Functions, since a text may hold the dollar signs that replace() gives a meaning.
    .replace('<!--head-->', () => parts.head(NONCE_MARK))
    .replace('<!--app-->', () => parts.app)
    .replace('<!--boot-->', () => boot);
  return { status, pieces: html.split(NONCE_MARK), sources: parts.sources ?? {} };
}

/**
 * Sends a page under its own content policy, with a fresh nonce each time. A personal page is not
 * stored: after signing out, the browser's history must not show it again.
 */
export function sendPage(
  reply: FastifyReply,
  { status, pieces, sources }: ComposedPage,
  isPersonal: boolean,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  setPagePolicy(reply, { nonce, ...sources });
  return reply
    .status(status)
    .header('cache-control', isPersonal ? 'no-store' : 'private, no-cache')
    .type('text/html; charset=utf-8')
    .send(pieces.join(nonce));
}

/** Names what a page says, whatever its nonce; weak, since it may be sent compressed or not. */
export function tagOf({ pieces }: ComposedPage): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return `W/"${hash.digest('base64url')}"`;
}

/** JSON that cannot end its script element. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
