import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SharpPlayers } from './SharpPlayers.tsx';

/** Players who get better odds than the closing ones. */
export function SharpPlayersScreen() {
  const say = useTexts('sports-desk');
  return (
    <BrandDesk
      title={say('sports-desk:sharp.title')}
      lead={say('sports-desk:sharp.lead')}
      permission="sports.read"
    >
      {({ brand, name }) => <SharpPlayers key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
