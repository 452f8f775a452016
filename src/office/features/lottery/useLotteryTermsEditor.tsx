import schema from '#schemas/entities/lottery-terms.json' with { type: 'json' };
import type { LotterySettings, LotteryTerms } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { termSpecs } from '#staff/setting/terms/term-spec.ts';
import type { TermEdits } from '#staff/setting/terms/terms-draft.ts';
import { useTermsEditor } from '#staff/setting/terms/useTermsEditor.tsx';
import type { DraftFault } from '#staff/setting/useFaultText.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';

const SPECS = termSpecs(schema);

/** The least series lies below the most. */
const judge = ({ floorSeries, ceilingSeries }: LotteryTerms): readonly DraftFault[] =>
  floorSeries > ceilingSeries
    ? [{ pointer: '/floorSeries', code: 'maximum', params: { limit: ceilingSeries } }]
    : [];

/** Series, limits, and what players may do. */
export function useLotteryTermsEditor({
  now,
  edits,
  edit,
}: SettingEditorInput<LotterySettings, TermEdits>): SettingDraft<
  SettingContent<'setLotterySettings'>
> {
  const say = useTexts('lottery-desk');
  const { terms, faults, changes, fields, fieldName } = useTermsEditor({
    specs: SPECS,
    now: now.terms,
    currency: now.currency,
    edits,
    edit,
    judge,
    words: {
      label: (name) => say(`lottery-desk:terms.${name}`),
      hint: (name, bounds) =>
        name === 'mayCancel' ? undefined : say(`lottery-desk:termsHint.${name}`, bounds),
    },
  });
  return {
    content: terms && { terms },
    changes,
    faults: faults.length,
    fieldName,
    fields: <Panel title={say('lottery-desk:terms.title')}>{fields}</Panel>,
  };
}
