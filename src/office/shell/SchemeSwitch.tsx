import { useTexts } from '#ui/i18n/useTexts.ts';
import { Segments } from '../kit/Segments.tsx';
import { SCHEMES, useScheme } from '../look/scheme.ts';

const icons = { system: 'screen', light: 'sun', dark: 'moon' } as const;

/** Light, dark or as the system has it. */
export function SchemeSwitch() {
  const say = useTexts('office');
  const [scheme, choose] = useScheme();
  return (
    <Segments
      label={say('office:scheme.label')}
      value={scheme}
      options={SCHEMES.map((value) => ({
        value,
        label: say(`office:scheme.${value}`),
        icon: icons[value],
      }))}
      onChange={choose}
    />
  );
}
