import type { HelpPageSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { ConflictNotice } from '../../desk/ConflictNotice.tsx';
import { DeskLayout } from '../../desk/DeskLayout.tsx';
import { LastChange } from '../../desk/LastChange.tsx';
import { ReviewBar } from '../../desk/ReviewBar.tsx';
import { useDesk } from '../../desk/useDesk.ts';
import { SelectField } from '../../kit/Field.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { useAddress } from '../../values/useAddress.ts';
import { useLanguageName } from '../../values/useLanguageName.ts';
import { SourceText } from './SourceText.tsx';
import { effectiveWording, sourceOf, type WordingEdits, wordingOf } from './wording-draft.ts';
import { WordingFields } from './WordingFields.tsx';
import { WordingReview } from './WordingReview.tsx';

export interface WordingDeskProps {
  name: string;
  now: HelpPageSettings;
  /** Those the brand offers. */
  languages: readonly string[];
  defaultLanguage: string;
  put: (value: HelpPageSettings) => void;
  refresh: () => Promise<unknown>;
}

/** One page, a language at a time, beside the platform's words. */
export function WordingDesk(props: WordingDeskProps) {
  const { name, now, languages, defaultLanguage, put, refresh } = props;
  const say = useTexts('help-desk', 'office');
  const languageName = useLanguageName();
  const mayEdit = useStaff().may('brand.rules');
  const { params, change } = useAddress();
  const desk = useDesk<WordingEdits>(`help-page/${now.pageId}`, now.brand, now, { put, refresh });
  const language = languages.find((code) => code === params.get('language')) ?? defaultLanguage;
  const edits = effectiveWording(now, desk.edits);
  const count = Object.keys(edits).length;
  const edited = desk.edits?.[language];
  const shipped = wordingOf(now, language, false);
  const held =
    edited === 'shipped' ? shipped : (edited ?? wordingOf(now, language, true) ?? shipped);
  const isOwn = edited === 'shipped' ? false : wordingOf(now, language, true) !== undefined;
  const unfinished = Object.values(edits).some(
    (edit) => edit !== 'shipped' && edit.title.trim() === '',
  );
  return (
    <DeskLayout aside={<SourceText source={sourceOf(now, language)} />}>
      <div>
        <Button tone="quiet" onClick={() => change({ page: null, language: null })}>
          {say('help-desk:back')}
        </Button>
      </div>
      {desk.saved ? <Notice tone="good">{say('office:desk.saved')}</Notice> : null}
      {desk.conflicted && count > 0 ? (
        <ConflictNotice
          change={now.lastChange}
          onKeep={desk.rebase}
          onDiscard={() => desk.edit(null)}
        />
      ) : null}
      <LastChange change={now.lastChange} />
      <SelectField
        label={say('help-desk:language')}
        value={language}
        options={languages.map((code) => ({ value: code, label: languageName(code) }))}
        onChange={(code) => change({ language: code })}
      />
      <WordingFields
        key={language}
        language={language}
        title={held?.title ?? ''}
        content={held?.content ?? ''}
        isOwn={isOwn}
        onChange={mayEdit ? (edit) => desk.edit({ ...desk.edits, [language]: edit }) : undefined}
      />
      {count === 0 ? null : (
        <ReviewBar
          count={count}
          obstacle={
            unfinished
              ? say('help-desk:titleMissing')
              : desk.conflicted
                ? say('office:desk.conflict.first')
                : null
          }
          onDiscard={() => desk.edit(null)}
          onReview={() => desk.review(true)}
        />
      )}
      {desk.reviewing && count > 0 ? (
        <WordingReview name={name} now={now} edits={edits} desk={desk} />
      ) : null}
    </DeskLayout>
  );
}
