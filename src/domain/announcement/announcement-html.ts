import { type HtmlRules, isWebAddress } from '../text/clean-html.ts';

/** Allowed content of an announcement: text, lists and links to the web. */
export const ANNOUNCEMENT_HTML: HtmlRules = {
  tags: new Set('p br hr strong b em i u s small sub sup h3 h4 ul ol li blockquote a'.split(' ')),
  attributes: { a: ['href', 'title'] },
  mayLeadTo: isWebAddress,
  maxTags: 600,
};
