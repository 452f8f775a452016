import schema from '#schemas/entities/session-limits.json' with { type: 'json' };
import type { SessionLimitSettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { termSpecs } from '#staff/setting/terms/term-spec.ts';
import type { TermEdits } from '#staff/setting/terms/terms-draft.ts';
import { useTermsEditor } from '#staff/setting/terms/useTermsEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';

const SPECS = termSpecs(schema);

/** Lifetime and idle limit of members' sessions, and the age at which a password expires. */
export function useLimitsEditor({
  now,
  edits,
  edit,
}: SettingEditorInput<SessionLimitSettings, TermEdits>): SettingDraft<
  SettingContent<'setSessionLimits'>
> {
  const say = useTexts('office');
  const { terms, faults, changes, fields, fieldName } = useTermsEditor({
    specs: SPECS,
    now: now.limits,
    edits,
    edit,
    words: {
      label: (name) => say(`office:sessionLimits.${name}`),
      hint: (name, { minimum = 0, maximum = 0 }) =>
        say(`office:sessionLimits.hint.${name}`, { least: minimum, most: maximum }),
    },
  });
  return {
    content: terms && { limits: terms },
    changes,
    faults: faults.length,
    fieldName,
    review: <p>{say('office:sessionLimits.effect')}</p>,
    fields: <Panel title={say('office:sessionLimits.limits')}>{fields}</Panel>,
  };
}
