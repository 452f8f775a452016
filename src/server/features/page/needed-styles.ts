import { type ChildNode, type Container, parse } from 'postcss';

/** A rule, or a condition with what stands in it. */
type Part = { readonly text: string; readonly wants: readonly (readonly string[])[] } | Condition;

interface Condition {
  /** For example `@media (width >= 600px)`. */
  readonly head: string;
  readonly parts: readonly Part[];
}

/** Picks out of one stylesheet what a page needs. */
export type NeededStyles = (html: string) => string;

/**
 * Reads a stylesheet once. What it then gives for a page are the rules that may hold there as it
 * stands: a rule goes whose every selector asks for a class that no element has. The order stays,
 * and whatever is no plain rule stays too.
 */
export function neededStyles(stylesheet: string): NeededStyles {
  const parts = readParts(parse(stylesheet));
  return (html) => {
    const classes = classesOf(html);
    return parts.map((part) => textFor(part, classes)).join('');
  };
}

function readParts(container: Container): readonly Part[] {
  return (container.nodes ?? []).map((node: ChildNode): Part => {
    if (node.type === 'rule') {
      return { text: node.toString(), wants: node.selectors.map(classesAskedFor) };
    }
    const isCondition =
      node.type === 'atrule' && node.nodes !== undefined && CONDITIONS.has(node.name);
    return isCondition
      ? { head: `@${node.name} ${node.params}`, parts: readParts(node) }
      : { text: endOf(node), wants: [[]] };
  });
}

/** At-rules that hold rules, as opposed to frames or descriptors. */
const CONDITIONS: ReadonlySet<string> = new Set(['media', 'supports', 'container', 'layer']);

/** A statement without a block needs its semicolon. */
const endOf = (node: ChildNode): string =>
  node.type === 'atrule' && node.nodes === undefined ? `${node.toString()};` : node.toString();

/** Classes outside of brackets: within them, as in `:not(.open)`, a class may well be missing. */
function classesAskedFor(selector: string): readonly string[] {
  let plain = selector;
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

function classesOf(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => list.split(/\s+/)));
}

function textFor(part: Part, classes: ReadonlySet<string>): string {
  if ('text' in part) {
    return part.wants.some((wanted) => wanted.every((name) => classes.has(name))) ? part.text : '';
  }
  const inside = part.parts.map((inner) => textFor(inner, classes)).join('');
  return inside === '' ? '' : `${part.head}{${inside}}`;
}
