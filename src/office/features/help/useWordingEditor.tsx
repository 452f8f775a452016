import type { HelpPageSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useLanguageName } from '#staff/values/useLanguageName.ts';
import { SourceText } from './SourceText.tsx';
import {
  effectiveWording,
  sourceOf,
  wordingBody,
  type WordingEdits,
  wordingOf,
} from './wording-draft.ts';
import { WordingFields } from './WordingFields.tsx';

/** One page, a language at a time, beside the platform's words. */
export function useWordingEditor(
  input: SettingEditorInput<HelpPageSettings, WordingEdits>,
): SettingDraft<SettingContent<'setHelpPage'>> {
  const { now, edits, edit } = input;
  const say = useTexts('help-desk');
  const languageName = useLanguageName();
  const { params, change } = useAddress();
  // The list of pages knows the brand's languages, and was read before.
  const { value: list } = useQuery('getHelpPages', { params: { brand: now.brand } });
  const { languages = [], defaultLanguage = '' } = list ?? {};
  const language = languages.find((code) => code === params.get('language')) ?? defaultLanguage;
  const changed = effectiveWording(now, edits);
  const edited = edits?.[language];
  const own = wordingOf(now, language, true);
  const shipped = wordingOf(now, language, false);
  const held = edited === 'shipped' ? shipped : (edited ?? own ?? shipped);
  const isUnfinished = Object.values(changed).some(
    (wording) => wording !== 'shipped' && wording.title.trim() === '',
  );
  const words = (text: { title: string; content: string } | undefined): string =>
    text === undefined
      ? ''
      : say('help-desk:size', { title: text.title, count: text.content.length });
  return {
    content: wordingBody(changed),
    changes: Object.entries(changed).map(([code, wording]) => ({
      id: code,
      what: languageName(code),
      before: words(wordingOf(now, code, true) ?? wordingOf(now, code, false)),
      after: wording === 'shipped' ? say('help-desk:shipped') : words(wording),
    })),
    obstacle: isUnfinished ? say('help-desk:titleMissing') : null,
    aside: <SourceText source={sourceOf(now, language)} />,
    above: (
      <div>
        <Button tone="quiet" onClick={() => change({ page: null, language: null })}>
          {say('help-desk:back')}
        </Button>
      </div>
    ),
    fields: (
      <>
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
          isOwn={edited !== 'shipped' && own !== undefined}
          onChange={edit && ((wording) => edit({ ...edits, [language]: wording }))}
        />
      </>
    ),
  };
}
