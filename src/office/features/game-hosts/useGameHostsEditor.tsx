import type { GameHosts, GameHostSettings } from '#contract/generated/types.ts';
import { gameHostFaults, readHosts } from '#domain/game/game-host-faults.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import styles from '#staff/setting/FieldGrid.module.css';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useFaultText } from '#staff/setting/useFaultText.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';

const LISTS = ['imageCDNs', 'launchGameCDNs'] as const;
const RULES = ['plain', 'ty'] as const satisfies readonly GameHosts['vendorCodes'][];
const MAX_LENGTH = 2_200;

/** As it is typed: one host a line. */
interface Typed {
  readonly imageCDNs: string;
  readonly launchGameCDNs: string;
  readonly vendorCodes: GameHosts['vendorCodes'];
}

/** Two lists of hosts and a rule. */
export function useGameHostsEditor(
  input: SettingEditorInput<GameHostSettings, Partial<Typed>>,
): SettingDraft<SettingContent<'setGameHosts'>> {
  const { now, edits, edit } = input;
  const say = useTexts('game-hosts-desk');
  const typed: Typed = {
    imageCDNs: now.hosts.imageCDNs.join('\n'),
    launchGameCDNs: now.hosts.launchGameCDNs.join('\n'),
    vendorCodes: now.hosts.vendorCodes,
    ...edits,
  };
  const hosts: GameHosts = {
    imageCDNs: readHosts(typed.imageCDNs),
    launchGameCDNs: readHosts(typed.launchGameCDNs),
    vendorCodes: typed.vendorCodes,
  };
  const faults = gameHostFaults(hosts);
  const faultAt = useFaultText(faults);
  const listed = (list: readonly string[]): string =>
    list.length === 0 ? say('game-hosts-desk:none') : list.join(', ');
  const changes = [
    ...LISTS.map((list) => ({
      id: list,
      what: say(`game-hosts-desk:${list}`),
      before: listed(now.hosts[list]),
      after: listed(hosts[list]),
    })),
    {
      id: 'vendorCodes',
      what: say('game-hosts-desk:vendorCodes'),
      before: say(`game-hosts-desk:rule.${now.hosts.vendorCodes}`),
      after: say(`game-hosts-desk:rule.${hosts.vendorCodes}`),
    },
  ];
  return {
    content: faults.length === 0 ? { hosts } : null,
    changes: changes.filter(({ before, after }) => before !== after),
    faults: faults.length,
    fields: (
      <Panel title={say('game-hosts-desk:hosts')}>
        <fieldset className={styles.fields} disabled={edit === undefined}>
          {LISTS.map((list) => (
            <TextAreaField
              key={list}
              label={say(`game-hosts-desk:${list}`)}
              hint={say(`game-hosts-desk:${list}.hint`)}
              value={typed[list]}
              maxLength={MAX_LENGTH}
              fault={faultAt(`/${list}`)}
              onChange={(value) => edit?.({ ...edits, [list]: value })}
            />
          ))}
          <SelectField
            label={say('game-hosts-desk:vendorCodes')}
            value={typed.vendorCodes}
            options={RULES.map((value) => ({
              value,
              label: say(`game-hosts-desk:rule.${value}`),
            }))}
            onChange={(value) =>
              edit?.({ ...edits, vendorCodes: RULES.find((rule) => rule === value) ?? 'plain' })
            }
          />
        </fieldset>
      </Panel>
    ),
  };
}
