import { useAtom } from 'jotai';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Segments } from '#ui/kit/Segments.tsx';
import { clockAtom } from './clock.atoms.ts';
import { clockName } from './format-instant.ts';
import { useOfficeLocale } from './useOfficeLocale.ts';

/** By which clock moments are shown, everywhere in the office. */
export function ClockSwitch() {
  const say = useTexts('office');
  const locale = useOfficeLocale();
  const [clock, setClock] = useAtom(clockAtom);
  return (
    <Segments
      label={say('office:clock.label')}
      value={clock === 'utc' ? 'utc' : 'local'}
      options={[
        { value: 'local', label: clockName('local', locale, new Date()) },
        { value: 'utc', label: 'UTC' },
      ]}
      onChange={setClock}
    />
  );
}
