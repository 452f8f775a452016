import { secondFactorAsks, secondFactorOthers } from '#contract/generated/enum-values.ts';
import type { SecondFactorPolicy, SecondFactorPolicySettings } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import styles from '#staff/setting/FieldGrid.module.css';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';

const PARTS = ['askOn', 'unknownAddress', 'alsoBy'] as const satisfies (keyof SecondFactorPolicy)[];

/** Never, on new devices and from unknown addresses, or always; and of whom besides. */
export function useAskEditor(
  input: SettingEditorInput<SecondFactorPolicySettings, Partial<SecondFactorPolicy>>,
): SettingDraft<SettingContent<'setSecondFactorPolicy'>> {
  const { now, edits, edit } = input;
  const say = useTexts('office');
  const policy = { ...now.policy, ...edits };
  const told: { readonly [Part in keyof SecondFactorPolicy]: (of: SecondFactorPolicy) => string } =
    {
      askOn: ({ askOn }) => say(`office:secondFactor.ask.${askOn}`),
      unknownAddress: ({ unknownAddress }) =>
        say(unknownAddress ? 'office:secondFactor.address.on' : 'office:secondFactor.address.off'),
      alsoBy: ({ alsoBy }) =>
        secondFactorOthers
          .filter((kind) => alsoBy.includes(kind))
          .map((kind) => say(`office:secondFactor.by.${kind}`))
          .join(', ') || '–',
    };
  return {
    content: { policy },
    changes: PARTS.filter((part) => told[part](policy) !== told[part](now.policy)).map((part) => ({
      id: part,
      what: say(`office:secondFactor.${part}`),
      before: told[part](now.policy),
      after: told[part](policy),
    })),
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
              edit?.({ ...edits, askOn: secondFactorAsks.find((ask) => ask === value) ?? 'never' })
            }
          />
          <Switch
            label={say('office:secondFactor.unknownAddress')}
            checked={policy.unknownAddress}
            disabled={edit === undefined || policy.askOn !== 'newDevice'}
            onChange={(unknownAddress) => edit?.({ ...edits, unknownAddress })}
          />
          <p>{say('office:secondFactor.hint')}</p>
          <p>{say('office:secondFactor.alsoBy')}</p>
          {secondFactorOthers.map((kind) => (
            <Switch
              key={kind}
              label={say(`office:secondFactor.by.${kind}`)}
              checked={policy.alsoBy.includes(kind)}
              disabled={edit === undefined || policy.askOn === 'never'}
              onChange={(on) =>
                edit?.({
                  ...edits,
                  alsoBy: secondFactorOthers.filter((other) =>
                    other === kind ? on : policy.alsoBy.includes(other),
                  ),
                })
              }
            />
          ))}
        </fieldset>
      </Panel>
    ),
  };
}
