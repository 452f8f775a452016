import type { HelpPageSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { ChangeList } from '../../desk/ChangeList.tsx';
import { ReviewDialog } from '../../desk/ReviewDialog.tsx';
import type { Desk } from '../../desk/useDesk.ts';
import { useLanguageName } from '../../values/useLanguageName.ts';
import { wordingBody, type WordingEdits, wordingOf } from './wording-draft.ts';

export interface WordingReviewProps {
  name: string;
  now: HelpPageSettings;
  edits: WordingEdits;
  desk: Desk<WordingEdits>;
}

/** In which languages the page is about to change; what it may not hold is named here. */
export function WordingReview({ name, now, edits, desk }: WordingReviewProps) {
  const say = useTexts('help-desk', 'office');
  const languageName = useLanguageName();
  const { run, pending, problem } = useCommand('setHelpPage');
  const save = async (reason: string): Promise<void> => {
    const body = { version: desk.version, ...wordingBody(edits), reason };
    desk.settle(await run({ params: { brand: now.brand, page: now.pageId }, body }));
  };
  const words = (text: { title: string; content: string } | undefined): string =>
    text === undefined
      ? ''
      : say('help-desk:size', { title: text.title, count: text.content.length });
  return (
    <ReviewDialog
      title={say('office:desk.confirmTitle', { name })}
      action={say('office:desk.apply', { name })}
      pending={pending}
      problem={problem}
      onClose={() => desk.review(false)}
      onConfirm={(reason) => void save(reason)}
    >
      {Object.entries(problem?.fields ?? {}).map(([field, { message }]) => (
        <Notice key={field} tone="problem">
          {message}
        </Notice>
      ))}
      <ChangeList
        changes={Object.entries(edits).map(([language, edit]) => {
          const shipped = wordingOf(now, language, false);
          return {
            id: language,
            what: languageName(language),
            before: words(wordingOf(now, language, true) ?? shipped),
            after: edit === 'shipped' ? say('help-desk:shipped') : words(edit),
          };
        })}
      />
    </ReviewDialog>
  );
}
