import type { VendorDeskEntry } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';

const TONES = { on: 'win', maintenance: 'accent', off: 'plain' } as const;

/** The server only asks full addresses; a path alone is of a brand's own host. */
const isAsked = (address: string | undefined): boolean => /^https?:/.test(address ?? '');

/** State, dialect and health of a vendor, each in a word. */
export function VendorPills({ vendor: { record, isUp } }: { vendor: VendorDeskEntry }) {
  const say = useTexts('vendor-desk');
  const { state, dialect, healthUrl } = record;
  return (
    <>
      <Pill tone={TONES[state]}>{say(`vendor-desk:state.${state}`)}</Pill>
      <Pill>{say(`vendor-desk:dialect.${dialect}`)}</Pill>
      {isAsked(healthUrl) ? (
        <Pill tone={isUp ? 'win' : 'loss'}>
          {say(isUp ? 'vendor-desk:health.up' : 'vendor-desk:health.down')}
        </Pill>
      ) : (
        <Pill>{say('vendor-desk:health.unasked')}</Pill>
      )}
    </>
  );
}
