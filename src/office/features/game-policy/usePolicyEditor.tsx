import schema from '#schemas/entities/game-policy.json' with { type: 'json' };
import { returnClasses } from '#contract/generated/enum-values.ts';
import type { GamePolicySettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { termSpecs } from '#staff/setting/terms/term-spec.ts';
import type { TermEdits } from '#staff/setting/terms/terms-draft.ts';
import { useTermsEditor } from '#staff/setting/terms/useTermsEditor.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SlotReturnTable } from './SlotReturnTable.tsx';

const SPECS = termSpecs(schema);

/** Return of the slots, fast play, and the least time of a round. */
export function usePolicyEditor({
  now,
  edits,
  edit,
}: SettingEditorInput<GamePolicySettings, TermEdits>): SettingDraft<
  SettingContent<'setGamePolicy'>
> {
  const say = useTexts('game-policy-desk');
  const hints = {
    slotReturn: say('game-policy-desk:return.hint'),
    fastPlay: say('game-policy-desk:fast.hint'),
    leastRoundMs: say('game-policy-desk:least.hint'),
  };
  const { terms, faults, changes, fields, fieldName } = useTermsEditor({
    specs: SPECS,
    now: now.policy,
    edits,
    edit,
    choices: { slotReturn: returnClasses },
    words: {
      label: (name) => say(`game-policy-desk:${name}`),
      hint: (name) => hints[name],
      choice: (_name, percent) =>
        percent === null
          ? say('game-policy-desk:return.designed')
          : say('game-policy-desk:return.about', { percent }),
      none: () => say('game-policy-desk:least.own'),
    },
  });
  const { slotReturn } = terms ?? now.policy;
  return {
    content: terms && { policy: terms },
    changes,
    faults: faults.length,
    fieldName,
    fields: (
      <>
        <Panel title={say('game-policy-desk:settings')}>{fields}</Panel>
        <SlotReturnTable slots={now.slots} chosen={slotReturn} />
      </>
    ),
  };
}
