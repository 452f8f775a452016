import type { Label } from '#brand/site-plan.ts';
import { useLabel } from './useLabel.ts';
import { useWordsIn } from './useWordsIn.ts';

/** A label to be read; words in another language than the page's say so. */
export function Words({ of }: { of: Label }) {
  const label = useLabel();
  const wordsIn = useWordsIn();
  const { language } = 'text' in of ? of : {};
  const words = label(of);
  return language === undefined ? words : <span {...wordsIn(language)}>{words}</span>;
}
