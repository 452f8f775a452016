import { useAtomValue } from 'jotai';
import type { PointGood } from '#contract/generated/types.ts';
import { WholeField } from '#staff/setting/WholeField.tsx';
import { clockAtom } from '#staff/values/clock.atoms.ts';
import { clockName } from '#staff/values/format-instant.ts';
import { inputMoment, momentInput } from '#staff/values/moment-input.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { STOCK_BOUNDS } from './good-draft.ts';

export interface GoodLimitsProps {
  good: PointGood;
  faultAt: (pointer: string) => string | undefined;
  frozen: boolean;
  set: (change: Partial<PointGood>) => void;
}

/** How many goods there are, and when players can take them. */
export function GoodLimits({ good, faultAt, frozen, set }: GoodLimitsProps) {
  const say = useTexts('point-goods-desk', 'announcement-desk');
  const locale = useOfficeLocale();
  const clock = useAtomValue(clockAtom) === 'utc' ? 'utc' : 'local';
  const zone = clockName(clock, locale, new Date());
  const { stock, startsAt, endsAt } = good;
  return (
    <>
      <Switch
        label={say('point-goods-desk:field.limited')}
        checked={stock !== null}
        disabled={frozen}
        onChange={(on) => set({ stock: on ? 100 : null })}
      >
        {say('point-goods-desk:hint.limited')}
      </Switch>
      {stock === null ? null : (
        <WholeField
          label={say('point-goods-desk:field.stock')}
          hint={say('point-goods-desk:hint.stock')}
          value={stock}
          bounds={STOCK_BOUNDS}
          readOnly={frozen}
          onChange={(changed) => set({ stock: changed })}
        />
      )}
      <Field
        label={say('announcement-desk:field.startsAtIn', { zone })}
        type="datetime-local"
        value={momentInput(startsAt, clock)}
        fault={faultAt('/startsAt')}
        onChange={(event) => set({ startsAt: inputMoment(event.target.value, clock) })}
      />
      <Field
        label={say('announcement-desk:field.endsAtIn', { zone })}
        type="datetime-local"
        value={momentInput(endsAt, clock)}
        fault={faultAt('/endsAt')}
        onChange={(event) => set({ endsAt: inputMoment(event.target.value, clock) || null })}
      />
    </>
  );
}
