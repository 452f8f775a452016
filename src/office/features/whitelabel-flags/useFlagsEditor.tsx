import type { FlagSettings } from '#contract/generated/types.ts';
import type { RequestOf } from '#contract/operation.ts';
import { flagWarnings } from '#domain/whitelabel/flag-effect.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { builtGroups, effectiveEdits, type FlagEdits, flagValues } from './flag-groups.ts';
import { FlagRow } from './FlagRow.tsx';
import { PlayersGet } from './PlayersGet.tsx';

/** The flags of one brand, and what players get with them. */
export function useFlagsEditor(
  input: SettingEditorInput<FlagSettings, FlagEdits>,
): SettingDraft<Pick<RequestOf<'setWhitelabelFlags'>['body'], 'flags'>> {
  const { now, edit } = input;
  const say = useTexts('office');
  const held = flagValues(now);
  const edits = effectiveEdits(held, input.edits);
  const wanted = { ...held, ...edits };
  const flags = now.flags.flatMap(({ moduleId }) => {
    const enabled = edits?.[moduleId];
    return enabled === undefined ? [] : [{ moduleId, enabled }];
  });
  const word = (enabled: boolean): string => (enabled ? say('office:on') : say('office:off'));
  const effect = <PlayersGet flags={wanted} offers={now.offers} isPreview={edits !== null} />;
  return {
    content: { flags },
    changes: flags.map(({ moduleId, enabled }) => ({
      id: moduleId,
      what: say(`office:flag.${moduleId}`),
      before: word(!enabled),
      after: word(enabled),
    })),
    obstacle: flagWarnings(wanted, now.offers).includes('NO_SIGN_IN')
      ? say('office:flagWarning.NO_SIGN_IN')
      : null,
    grave: flags.some(({ enabled }) => !enabled),
    review: effect,
    aside: effect,
    fields: builtGroups().map(({ id, flags: group }) => (
      <Panel key={id} title={say(`office:flagGroup.${id}`)}>
        {group.map((flag) => (
          <FlagRow
            key={flag}
            id={flag}
            enabled={wanted[flag] === true}
            changed={edits?.[flag] !== undefined}
            onChange={
              edit && ((enabled) => edit(effectiveEdits(held, { ...input.edits, [flag]: enabled })))
            }
          />
        ))}
      </Panel>
    )),
  };
}
