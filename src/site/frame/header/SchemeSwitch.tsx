import { IconButton } from '#ui/kit/IconButton.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { nextScheme, schemeIcon, useScheme } from '../useScheme.ts';

/** Goes on to the next appearance: light, dark, as the device has it. */
export function SchemeSwitch({ label }: { label: string }) {
  const say = useTexts('shell');
  const { scheme, choose } = useScheme();
  return (
    <IconButton
      icon={schemeIcon[scheme]}
      label={`${label}: ${say(`shell:scheme.${scheme}`)}`}
      onClick={() => choose(nextScheme(scheme))}
    />
  );
}
