import { placeOf, type SourceFile } from '../source-files.ts';
import type { Comment } from './passages.ts';

const isDoc = ({ type, value }: Comment): boolean => type === 'Block' && value.startsWith('*');

/** A doc block directly after another: editors show only the last. A file header stays, with a blank line. */
export function doubledDocs(file: SourceFile, comments: readonly Comment[]): string[] {
  return comments.flatMap((second, at) => {
    const first = comments[at - 1];
    if (first === undefined || !isDoc(first) || !isDoc(second)) return [];
    const between = file.text.slice(first.end, second.start);
    const isHeader = file.text.slice(0, first.start).trim() === '' && /\n\s*\n/.test(between);
    if (between.trim() !== '' || isHeader) return [];
    return [`${placeOf(file, second.start)} a doc block after another: merge the two`];
  });
}
