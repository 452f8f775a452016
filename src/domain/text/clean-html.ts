import { type DefaultTreeAdapterTypes, html as htmlNames, parseFragment, serialize } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Disallowed parts: `<script>`, `style="…"`, `href="javascript:…"`, `<!-- -->`. */
export interface HtmlFault {
  readonly code: 'TAG' | 'ATTRIBUTE' | 'LINK' | 'COMMENT' | 'TOO_MANY_TAGS' | 'TANGLED';
  /** As a person would write it. */
  readonly what: string;
}

export interface CleanHtml {
  /** The same words and tags, written by us: every tag closed, every link safe to open. */
  readonly html: string;
  /** Each fault once, in document order; save the HTML only when this is empty. */
  readonly faults: readonly HtmlFault[];
}

/** Allowed content of a kind of text. */
export interface HtmlRules {
  readonly tags: ReadonlySet<string>;
  /** By tag; a tag that is not named has none. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  /** True when a link may have this address. */
  readonly mayLeadTo: (href: string) => boolean;
  /** Badly nested tags multiply while they are read; this keeps what comes of them small. */
  readonly maxTags: number;
}

/** Deeper than any text, shallower than any stack. */
const MAX_DEPTH = 50;

/**
 * Reads HTML as a browser does, and writes it anew from what the rules let through; links to other
 * sites open apart from the page. What the rules do not name is told, and neither it nor what is in
 * it comes through.
 */
export function cleanHtml(html: string, rules: HtmlRules): CleanHtml {
  if (html.split('<').length > rules.maxTags) {
    return { html: '', faults: [{ code: 'TOO_MANY_TAGS', what: `${rules.maxTags} × <…>` }] };
  }
  const faults = new Map<string, HtmlFault>();
  const tell = (code: HtmlFault['code'], what: string): void => {
    faults.set(`${code} ${what}`, { code, what });
  };
  let kept = html;
  for (let reading = 0; reading < MAX_READINGS; reading += 1) {
    const again = rewrite(kept, rules, tell);
    if (again === kept) return { html: kept, faults: [...faults.values()] };
    kept = again;
  }
  tell('TANGLED', '<…><…>');
  return { html: '', faults: [...faults.values()] };
}

/** Misnested markup may parse differently a second time, though hardly a third. */
const MAX_READINGS = 6;

function rewrite(html: string, rules: HtmlRules, tell: Tell): string {
  const fragment = parseFragment(html);
  fragment.childNodes = keepAllowed(fragment.childNodes, rules, tell, 0);
  return serialize(fragment).trim();
}

type Tell = (code: HtmlFault['code'], what: string) => void;

function keepAllowed(nodes: readonly Node[], rules: HtmlRules, tell: Tell, depth: number): Node[] {
  return nodes.filter((node) => {
    if (node.nodeName === '#text') return true;
    if (!('tagName' in node)) {
      tell('COMMENT', '<!-- -->');
      return false;
    }
    // The same name in SVG or MathML is another tag.
    const known = rules.tags.has(node.tagName) && isHtml(node) && depth < MAX_DEPTH;
    if (!known) {
      tell('TAG', `<${node.tagName}>`);
      return false;
    }
    node.attrs = keepAttributes(node, rules, tell);
    node.childNodes = keepAllowed(node.childNodes, rules, tell, depth + 1);
    return true;
  });
}

function isHtml({ namespaceURI }: Element): boolean {
  return namespaceURI === htmlNames.NS.HTML;
}

/** Attributes that we add to links are accepted back. */
const OURS: Readonly<Record<string, string>> = { rel: 'noopener noreferrer', target: '_blank' };

function keepAttributes(
  { tagName, attrs }: Element,
  rules: HtmlRules,
  tell: Tell,
): Element['attrs'] {
  const named = rules.attributes[tagName] ?? [];
  const kept = attrs.filter(({ name, value }) => {
    if (!named.includes(name)) {
      if (tagName !== 'a' || OURS[name] !== value) tell('ATTRIBUTE', `${name}="${short(value)}"`);
      return false;
    }
    if (name === 'href' && !rules.mayLeadTo(value)) {
      tell('LINK', `href="${short(value)}"`);
      return false;
    }
    return true;
  });
  const leadsAway = kept.some(({ name, value }) => name === 'href' && isWebAddress(value));
  if (!leadsAway) return kept;
  return [...kept, ...Object.entries(OURS).map(([name, value]) => ({ name, value }))];
}

/** An absolute address; a relative one would depend on the page it is in. */
export function isWebAddress(address: string): boolean {
  if (!/^https?:\/\/[^\s/\\]/i.test(address)) return false;
  return URL.canParse(address);
}

function short(value: string): string {
  return value.length <= 40 ? value : `${value.slice(0, 39)}…`;
}
