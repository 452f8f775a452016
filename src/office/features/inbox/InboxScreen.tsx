import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { InboxDesk } from './InboxDesk.tsx';

/** Messages to players: what was sent, and a new one. */
export function InboxScreen() {
  const say = useTexts('inbox-desk');
  return (
    <BrandDesk
      title={say('inbox-desk:title')}
      lead={say('inbox-desk:lead')}
      permission="inbox.send"
    >
      {(brand) => <InboxDesk {...brand} />}
    </BrandDesk>
  );
}
