import { type HtmlRules, isWebAddress } from '../text/clean-html.ts';

/** Allowed content of a help page: structured text, tables and links. */
export const PAGE_HTML: HtmlRules = {
  tags: new Set(
    (
      'h2 h3 h4 p br hr ul ol li dl dt dd blockquote ' +
      'strong b em i u s small sub sup abbr code q a ' +
      'table caption thead tbody tfoot tr th td'
    ).split(' '),
  ),
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  mayLeadTo: (href) => isWebAddress(href) || isOwnAddress(href) || isContact(href),
  maxTags: 3_000,
};

/** A path of the site, or an anchor. */
const isOwnAddress = (href: string): boolean => /^(?:#|\/(?![/\\]))[^\s\\]*$/.test(href);

const isContact = (href: string): boolean =>
  /^(?:mailto|tel):\S+$/i.test(href) && URL.canParse(href);
