import { type ESTree, parse, Visitor } from 'vite';
import type { SourceFile } from '../source-files.ts';

/** Text of a comment or a test title. It keeps its length, so `start` plus an index is a file offset. */
export interface Passage {
  text: string;
  start: number;
}

export interface Comment {
  type: 'Line' | 'Block';
  value: string;
  start: number;
  end: number;
}

/** Reading the syntax tree takes most of the time, so only files with such a call are asked for it. */
const TITLED = /(?<!\.)\b(?:describe|it|test)(?:\.\w+)*[(`]/;
const RUNNERS = new Set(['describe', 'it', 'test']);
/** `test.use` and `it.slice` take no title. */
const MODIFIERS =
  /^(?:concurrent|describe|each|fails|for|only|runIf|sequential|serial|skip|skipIf|step|todo)$/;
/** Comment marks: `//`, the opening and closing of a block, and the star before each of its lines. */
const DECORATION = /^[ \t]*(?:\/\/+|\/\*+|\*+(?!\/))|\*+\/$/gm;
/** JSDoc tags and list bullets: each starts a new sentence. */
const SENTENCE_STARTS =
  /(?<=^\s*)(?:@(?:param|template|property)\s+\[?[\w.$]+\]?(?:\s+-)?|@[\w-]+|-(?=\s))|\n(?=[ \t]*\n)/gm;

/** The comments of a file, and the passages to judge: adjacent line comments are one passage. */
export async function readPassages(
  file: SourceFile,
): Promise<{ comments: readonly Comment[]; passages: Passage[] }> {
  const parsed = await parse(file.path, file.text);
  const { comments } = parsed;
  const titles = TITLED.test(file.text) ? titlesIn(parsed.program) : [];
  return {
    comments,
    passages: [
      ...joinLines(comments, file.text).map(({ start, end }) => ({
        text: withoutDecoration(file.text.slice(start, end)),
        start,
      })),
      ...titles.map(({ start, end }) => ({
        text: file.text.slice(start + 1, end - 1),
        start: start + 1,
      })),
    ].toSorted((a, b) => a.start - b.start),
  };
}

function joinLines(comments: readonly Comment[], text: string): { start: number; end: number }[] {
  const joined: Comment[] = [];
  for (const comment of comments) {
    const last = joined.at(-1);
    const continues =
      last?.type === 'Line' &&
      comment.type === 'Line' &&
      /^\r?\n[ \t]*$/.test(text.slice(last.end, comment.start));
    if (continues) joined[joined.length - 1] = { ...last, end: comment.end };
    else joined.push(comment);
  }
  return joined;
}

function withoutDecoration(source: string): string {
  return source
    .replaceAll(DECORATION, (mark) => ' '.repeat(mark.length))
    .replaceAll(SENTENCE_STARTS, (mark) => '.'.padEnd(mark.length));
}

/** First string argument of `describe`, `it` and `test`, and of their forms such as `it.each(…)(…)`. */
function titlesIn(program: ESTree.Program): { start: number; end: number }[] {
  const titles: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title !== undefined && isText(title) && isRunner(callee)) titles.push(title);
    },
  }).visit(program);
  return titles;
}

const isText = (node: ESTree.Argument): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

function isRunner(callee: ESTree.Expression): boolean {
  if (callee.type === 'Identifier') return RUNNERS.has(callee.name);
  if (callee.type === 'CallExpression') return isRunner(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isRunner(callee.tag);
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    MODIFIERS.test(callee.property.name) &&
    isRunner(callee.object)
  );
}
