import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { MessagesDesk } from './MessagesDesk.tsx';

/** Mail and text messages to a brand's players. */
export function MessagesScreen() {
  const say = useTexts('message-desk');
  return (
    <BrandDesk title={say('message-desk:title')} lead={say('message-desk:lead')}>
      {({ brand, name }) => <MessagesDesk brand={brand} name={name} />}
    </BrandDesk>
  );
}
