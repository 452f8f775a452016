import type { JackpotSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { draftFaults } from './draft-faults.ts';
import { jackpotChanges } from './jackpot-changes.ts';
import { completeTerms, type JackpotEdits, wantedJackpot } from './jackpot-draft.ts';
import { RunningPool } from './RunningPool.tsx';
import { TermsEditor } from './TermsEditor.tsx';
import { TermsEffect } from './TermsEffect.tsx';
import { useChangeText } from './useChangeText.ts';

/** The jackpot of one brand: its pool, its terms, and their effect. */
export function useJackpotEditor(
  input: SettingEditorInput<JackpotSettings, JackpotEdits>,
): SettingDraft<SettingContent<'setJackpotSettings'>> {
  const { now, edits, edit } = input;
  const say = useTexts('jackpot-desk');
  const changeText = useChangeText(now.currency);
  const notation = { currency: now.currency, locale: useOfficeLocale() };
  const wanted = wantedJackpot(now, edits, notation);
  const { enabled } = wanted;
  const changes = jackpotChanges(now, wanted);
  const terms = completeTerms(wanted.terms);
  const faults = changes.length === 0 ? [] : draftFaults(now, edits, wanted.terms);
  const isTurned = enabled !== now.enabled;
  const effects = [
    ...(isTurned ? [turnEffect(now, enabled)] : []),
    ...(now.cycle !== null && changes.some(({ id }) => id !== 'enabled') ? ['nextPool'] : []),
  ];
  return {
    content: terms && { enabled, terms },
    changes: changes.map(changeText),
    faults: faults.length,
    grave: isTurned && !enabled,
    review: effects.map((effect) => <p key={effect}>{say(`jackpot-desk:effect.${effect}`)}</p>),
    aside: <TermsEffect now={now} terms={terms} />,
    fields: (
      <>
        <RunningPool now={now} />
        <TermsEditor now={now} edits={edits} wanted={wanted} faults={faults} onChange={edit} />
      </>
    ),
  };
}

/** What becomes of the pool, or of the first stake where there is none. */
function turnEffect({ cycle }: Pick<JackpotSettings, 'cycle'>, enabled: boolean): string {
  if (cycle === null) return enabled ? 'opens' : 'closes';
  return enabled ? 'goesOn' : 'pauses';
}
