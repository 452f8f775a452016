import { useTexts } from '#ui/i18n/useTexts.ts';
import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { GameReturnDesk } from './GameReturnDesk.tsx';

/** What players got back from each of our own titles, beside what it promises. */
export function GameReturnScreen() {
  const say = useTexts('game-return-desk');
  return (
    <BrandDesk
      title={say('game-return-desk:title')}
      lead={say('game-return-desk:lead')}
      permission="brand.read"
    >
      {({ brand }) => <GameReturnDesk key={brand} brand={brand} />}
    </BrandDesk>
  );
}
