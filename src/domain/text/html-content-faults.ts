import { cleanHtml, type HtmlRules } from './clean-html.ts';

export interface HtmlContentFault {
  /** JSON pointer to the content. */
  readonly pointer: string;
  readonly code: 'EMPTY_CONTENT' | 'CONTENT_TOO_LONG' | 'HTML_NOT_ALLOWED';
  /** Parameters of the code's text. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The contract's bound, which the HTML also keeps in our own hand. */
const MAX_CONTENT = 20_000;

/** Content that says something, in what the rules allow; nothing is removed silently. */
export function htmlContentFaults(
  content: string,
  rules: HtmlRules,
  pointer: string,
): readonly HtmlContentFault[] {
  const { html, faults } = cleanHtml(content, rules);
  if (faults.length > 0) {
    const what = faults.map((fault) => fault.what).join(', ');
    return [{ pointer, code: 'HTML_NOT_ALLOWED', params: { what } }];
  }
  if (html === '') return [{ pointer, code: 'EMPTY_CONTENT' }];
  return html.length <= MAX_CONTENT
    ? []
    : [{ pointer, code: 'CONTENT_TOO_LONG', params: { max: MAX_CONTENT } }];
}
