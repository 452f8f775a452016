import { useAtomValue } from 'jotai';
import type { DepositRoute, DepositRouteSettings } from '#contract/generated/types.ts';
import { latinDigits } from '#domain/text/latin-digits.ts';
import { AmountField } from '#staff/setting/AmountField.tsx';
import type { ListItem } from '#staff/setting/ListEditor.tsx';
import { ListRow } from '#staff/setting/ListRow.tsx';
import styles from '#staff/setting/RowFields.module.css';
import { type DraftFault, useFaultText } from '#staff/setting/useFaultText.ts';
import { clockAtom } from '#staff/values/clock.atoms.ts';
import { inputMoment, momentInput } from '#staff/values/moment-input.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { AccountFields } from './AccountFields.tsx';
import { StatementFields } from './StatementFields.tsx';

export interface RouteRowProps extends ListItem<DepositRoute, DraftFault & { index: number }> {
  settings: DepositRouteSettings;
}

const AMOUNTS = ['minMicro', 'maxMicro', 'feeMicro'] as const;

/** One way to pay in: name, limits, fee, hours, maintenance, account, tutorial. */
export function RouteRow(props: RouteRowProps) {
  const { item: route, faults, onChange, settings } = props;
  const say = useTexts('deposit-route-desk');
  const faultAt = useFaultText(faults);
  const clock = useAtomValue(clockAtom) === 'utc' ? 'utc' : 'local';
  const frozen = onChange === undefined;
  const set = (change: Partial<DepositRoute>): void => onChange?.({ ...route, ...change });
  const { hours, maintenance, account } = route;
  return (
    <ListRow
      row={props}
      name={route.name === '' ? route.code : route.name}
      beside={<Pill>{route.adapter}</Pill>}
      enabled={route.isOn}
      onEnable={(isOn) => set({ isOn })}
    >
      <div className={styles.fields}>
        <Field
          label={say('deposit-route-desk:name')}
          value={route.name}
          maxLength={64}
          readOnly={frozen}
          fault={faultAt('/name')}
          onChange={({ target }) => set({ name: target.value })}
        />
        {AMOUNTS.map((name) => (
          <AmountField
            key={name}
            label={say(`deposit-route-desk:${name}`)}
            currency={settings.currency}
            micro={route[name]}
            readOnly={frozen}
            fault={faultAt(`/${name}`)}
            onChange={(micro) => set({ [name]: micro })}
          />
        ))}
        <Field
          label={say('deposit-route-desk:feeBasisPoints')}
          value={String(route.feeBasisPoints)}
          after="0.01 %"
          inputMode="numeric"
          maxLength={4}
          readOnly={frozen}
          onChange={({ target }) => {
            const value = Number(latinDigits(target.value).replaceAll(/\D/g, ''));
            set({ feeBasisPoints: Math.min(value, 2000) });
          }}
        />
        <SelectField
          label={say('deposit-route-desk:tutorial')}
          value={route.tutorial ?? ''}
          options={[
            { value: '', label: say('deposit-route-desk:noTutorial') },
            ...settings.helpPages.map((page) => ({ value: page, label: page })),
          ]}
          onChange={(page) => set({ tutorial: page === '' ? null : page })}
        />
      </div>
      <Switch
        label={say('deposit-route-desk:hasHours')}
        checked={hours !== null}
        disabled={frozen}
        onChange={(on) =>
          set({
            hours: on
              ? {
                  from: '08:00',
                  to: '22:00',
                  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
                }
              : null,
          })
        }
      />
      {hours === null ? null : (
        <div className={styles.fields}>
          {(['from', 'to'] as const).map((end) => (
            <Field
              key={end}
              label={say(`deposit-route-desk:hours.${end}`)}
              type="time"
              value={hours[end]}
              readOnly={frozen}
              fault={faultAt(`/hours/${end}`)}
              onChange={({ target }) => {
                if (target.value !== '') set({ hours: { ...hours, [end]: target.value } });
              }}
            />
          ))}
          <Field
            label={say('deposit-route-desk:hours.timeZone')}
            value={hours.timeZone}
            maxLength={64}
            readOnly={frozen}
            fault={faultAt('/hours/timeZone')}
            onChange={({ target }) => set({ hours: { ...hours, timeZone: target.value } })}
          />
        </div>
      )}
      <Switch
        label={say('deposit-route-desk:hasMaintenance')}
        checked={maintenance !== null}
        disabled={frozen}
        onChange={(on) =>
          set({ maintenance: on ? { startsAt: new Date().toISOString(), endsAt: null } : null })
        }
      />
      {maintenance === null ? null : (
        <div className={styles.fields}>
          <Field
            label={say('deposit-route-desk:maintenance.startsAt')}
            type="datetime-local"
            value={momentInput(maintenance.startsAt, clock)}
            readOnly={frozen}
            fault={faultAt('/maintenance/startsAt')}
            onChange={({ target }) => {
              const startsAt = inputMoment(target.value, clock);
              if (startsAt !== '') set({ maintenance: { ...maintenance, startsAt } });
            }}
          />
          <Field
            label={say('deposit-route-desk:maintenance.endsAt')}
            type="datetime-local"
            value={momentInput(maintenance.endsAt, clock)}
            readOnly={frozen}
            fault={faultAt('/maintenance/endsAt')}
            onChange={({ target }) => {
              const endsAt = inputMoment(target.value, clock);
              set({ maintenance: { ...maintenance, endsAt: endsAt === '' ? null : endsAt } });
            }}
          />
        </div>
      )}
      {account === null ? null : (
        <>
          <AccountFields
            account={account}
            banks={settings.banks}
            faultAt={faultAt}
            onChange={frozen ? undefined : (changed) => set({ account: changed })}
          />
          <StatementFields
            route={route}
            currency={settings.currency}
            faultAt={faultAt}
            onChange={frozen ? undefined : set}
          />
        </>
      )}
    </ListRow>
  );
}
