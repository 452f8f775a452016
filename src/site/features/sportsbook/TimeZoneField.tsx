import { useAtom } from 'jotai';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { timeZoneAtom } from './sports.atoms.ts';

const DEVICE = '';

/** The zone of the times at which events start. */
export function TimeZoneField() {
  const say = useTexts('sports');
  const [zone, setZone] = useAtom(timeZoneAtom);
  return (
    <SelectField
      label={say('sports:timeZone')}
      value={zone ?? DEVICE}
      options={[
        { value: DEVICE, label: say('sports:timeZone.device') },
        ...['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
          value,
          label: value.replaceAll('_', ' '),
        })),
      ]}
      onChange={(value) => setZone(value === DEVICE ? null : value)}
    />
  );
}
