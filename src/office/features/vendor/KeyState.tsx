import type { VendorKey } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';

/** Whether a key holds, waits for a second person, or is retired. */
export function KeyState({ vendorKey }: { vendorKey: VendorKey }) {
  const say = useTexts('vendor-desk');
  if (vendorKey.retiredAt !== null) return <Pill>{say('vendor-desk:key.retired')}</Pill>;
  return vendorKey.confirmedAt === null ? (
    <Pill tone="accent">{say('vendor-desk:key.waits')}</Pill>
  ) : (
    <Pill tone="win">{say('vendor-desk:key.active')}</Pill>
  );
}
