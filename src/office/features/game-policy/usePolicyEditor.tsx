import { returnClasses } from '#contract/generated/enum-values.ts';
import type { GamePolicy, GamePolicySettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import grid from '#staff/setting/FieldGrid.module.css';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { type PolicyEdits, secondsOf, wantedPolicy } from './policy-draft.ts';
import { SlotReturnTable } from './SlotReturnTable.tsx';

/** Return of the slots, fast play, and the least time of a round. */
export function usePolicyEditor(
  input: SettingEditorInput<GamePolicySettings, PolicyEdits>,
): SettingDraft<SettingContent<'setGamePolicy'>> {
  const { now, edits, edit } = input;
  const say = useTexts('game-policy-desk', 'office');
  const { policy, faults } = wantedPolicy(now.policy, edits);
  const faultAt = useFaultText(faults);
  const returnName = (id: string | null): string =>
    id === null
      ? say('game-policy-desk:return.designed')
      : say('game-policy-desk:return.about', { percent: id });
  const told: { readonly [Part in keyof GamePolicy]: (of: GamePolicy) => string } = {
    slotReturn: ({ slotReturn }) => returnName(slotReturn),
    fastPlay: ({ fastPlay }) => say(fastPlay ? 'office:on' : 'office:off'),
    leastRoundMs: (of) =>
      of.leastRoundMs === null
        ? say('game-policy-desk:least.own')
        : say('game-policy-desk:least.seconds', { seconds: secondsOf(of) }),
  };
  const parts = Object.keys(told) as (keyof GamePolicy)[];
  return {
    content: faults.length === 0 ? { policy } : null,
    changes: parts
      .filter((part) => policy[part] !== now.policy[part])
      .map((part) => ({
        id: part,
        what: say(`game-policy-desk:${part}`),
        before: told[part](now.policy),
        after: told[part](policy),
      })),
    faults: faults.length,
    fields: (
      <>
        <Panel title={say('game-policy-desk:settings')}>
          <fieldset className={grid.set} disabled={edit === undefined}>
            <div className={grid.fields}>
              <SelectField
                label={say('game-policy-desk:slotReturn')}
                value={policy.slotReturn ?? ''}
                options={[null, ...returnClasses].map((id) => ({
                  value: id ?? '',
                  label: returnName(id),
                }))}
                onChange={(value) =>
                  edit?.({
                    ...edits,
                    slotReturn: returnClasses.find((id) => id === value) ?? null,
                  })
                }
              />
              <Field
                label={say('game-policy-desk:leastRoundMs')}
                hint={say('game-policy-desk:least.hint')}
                value={edits?.leastSeconds ?? secondsOf(now.policy)}
                after={say('game-policy-desk:least.unit')}
                inputMode="decimal"
                autoComplete="off"
                maxLength={6}
                fault={faultAt('/leastRoundMs')}
                onChange={({ target }) => edit?.({ ...edits, leastSeconds: target.value })}
              />
            </div>
            <p>{say('game-policy-desk:return.hint')}</p>
            <Switch
              label={say('game-policy-desk:fastPlay')}
              checked={policy.fastPlay}
              disabled={edit === undefined}
              onChange={(fastPlay) => edit?.({ ...edits, fastPlay })}
            >
              <p>{say('game-policy-desk:fast.hint')}</p>
            </Switch>
          </fieldset>
        </Panel>
        <SlotReturnTable slots={now.slots} chosen={policy.slotReturn} />
      </>
    ),
  };
}
