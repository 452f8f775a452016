import { useTexts } from '#ui/i18n/useTexts.ts';
import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { FeedbackDesk } from './FeedbackDesk.tsx';

/** What a brand's players and visitors ask and complain of. */
export function FeedbackScreen() {
  const say = useTexts('feedback-desk');
  const mayHandle = useStaff().may('feedback.handle');
  return (
    <BrandDesk
      title={say('feedback-desk:title')}
      lead={say(mayHandle ? 'feedback-desk:lead' : 'feedback-desk:readOnly')}
    >
      {({ brand }) => <FeedbackDesk brand={brand} />}
    </BrandDesk>
  );
}
