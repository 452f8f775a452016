import { useMemo } from 'react';
import type { VipPolicy, VipPolicySettings } from '#contract/generated/types.ts';
import { keyed, plain } from '#staff/setting/keyed-list.ts';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { formatAmount } from '#staff/values/format-amount.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { levelTitle, ruleFaults, unreadFaults, type VipDraft } from './level-draft.ts';
import { LevelPreview } from './LevelPreview.tsx';
import { LevelsEditor } from './LevelsEditor.tsx';
import { useLevelChanges } from './useLevelChanges.ts';
import { useResets } from './useResets.ts';

/** The levels of a brand, the lowest first, with a count of the members they would move. */
export function useVipPolicyEditor({
  now,
  edits,
  edit,
}: SettingEditorInput<VipPolicySettings, VipDraft>): SettingDraft<SettingContent<'setVipPolicy'>> {
  const say = useTexts('vip-desk');
  const locale = useOfficeLocale();
  const resets = useResets(edits);
  const held = useMemo(() => ({ ...now.policy, levels: now.policy.levels.map(keyed) }), [now]);
  const amount = (micro: string): string =>
    micro === ''
      ? '?'
      : `${formatAmount(BigInt(micro), now.currency, locale).figures} ${now.currency}`;
  const changesOf = useLevelChanges(now, amount);
  const draft = edits ?? held;
  const policy: VipPolicy = { enabled: draft.enabled, levels: draft.levels.map(plain) };
  const unread = unreadFaults(policy.levels);
  // An unreadable figure would count as zero in the rules.
  const faults = unread.length > 0 ? unread : ruleFaults(policy, now, amount);
  return {
    content: unread.length === 0 ? { policy } : null,
    changes: changesOf(policy),
    faults: faults.length,
    grave:
      (now.policy.enabled && !policy.enabled) || policy.levels.length < now.policy.levels.length,
    fieldName: (pointer) => {
      const [index, field] = pointer.split('/levels/')[1]?.split('/') ?? [];
      const level = policy.levels[Number(index)];
      if (level === undefined) return pointer;
      const numbered = say('vip-desk:level', { level: Number(index) + 1 });
      const name = levelTitle(level, now.defaultLanguage) || numbered;
      return field === undefined || field === 'texts'
        ? name
        : `${name}, ${say(`vip-desk:field.${field}`)}`;
    },
    review: <p>{say('vip-desk:atOnce')}</p>,
    fields: <LevelsEditor key={resets} brand={now} draft={draft} faults={faults} edit={edit} />,
    aside: <LevelPreview brand={now} policy={faults.length === 0 ? policy : null} />,
  };
}
