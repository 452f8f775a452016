import { secondFactorAsks } from '#contract/generated/enum-values.ts';
import type { SecondFactorPolicy, SecondFactorPolicySettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import styles from '#staff/setting/FieldGrid.module.css';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';

/** Never, on new devices, or always. */
export function useAskEditor(
  input: SettingEditorInput<SecondFactorPolicySettings, Partial<SecondFactorPolicy>>,
): SettingDraft<SettingContent<'setSecondFactorPolicy'>> {
  const { now, edits, edit } = input;
  const say = useTexts('office');
  const policy = { ...now.policy, ...edits };
  const told = (of: SecondFactorPolicy): string => say(`office:secondFactor.ask.${of.askOn}`);
  return {
    content: { policy },
    changes:
      policy.askOn === now.policy.askOn
        ? []
        : [
            {
              id: 'askOn',
              what: say('office:secondFactor.askOn'),
              before: told(now.policy),
              after: told(policy),
            },
          ],
    faults: 0,
    fields: (
      <Panel title={say('office:secondFactor.askOn')}>
        <fieldset className={styles.set} disabled={edit === undefined}>
          <SelectField
            label={say('office:secondFactor.askOn')}
            hideLabel
            value={policy.askOn}
            options={secondFactorAsks.map((value) => ({
              value,
              label: say(`office:secondFactor.ask.${value}`),
            }))}
            onChange={(value) =>
              edit?.({ askOn: secondFactorAsks.find((ask) => ask === value) ?? 'never' })
            }
          />
          <p>{say('office:secondFactor.hint')}</p>
        </fieldset>
      </Panel>
    ),
  };
}
