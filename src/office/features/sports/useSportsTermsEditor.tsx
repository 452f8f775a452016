import schema from '#schemas/entities/sports-terms.json' with { type: 'json' };
import type { SportsSettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { termSpecs } from '#staff/setting/terms/term-spec.ts';
import type { TermEdits } from '#staff/setting/terms/terms-draft.ts';
import { useTermsEditor } from '#staff/setting/terms/useTermsEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';

const SPECS = termSpecs(schema);

/** Limits of a bet, a player and an outcome, and the margin of a cash-out. */
export function useSportsTermsEditor({
  now,
  edits,
  edit,
}: SettingEditorInput<SportsSettings, TermEdits>): SettingDraft<
  SettingContent<'setSportsSettings'>
> {
  const say = useTexts('sports-desk');
  const { terms, faults, changes, fields, fieldName } = useTermsEditor({
    specs: SPECS,
    now: now.terms,
    currency: now.currency,
    edits,
    edit,
    judge: () => [],
    words: {
      label: (name) => say(`sports-desk:terms.${name}`),
      hint: (name, bounds) => say(`sports-desk:termsHint.${name}`, bounds),
    },
  });
  return {
    content: terms && { terms },
    changes,
    faults: faults.length,
    fieldName,
    fields: <Panel title={say('sports-desk:terms.title')}>{fields}</Panel>,
  };
}
