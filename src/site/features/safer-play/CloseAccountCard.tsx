import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { AccountCard } from '../../frame/AccountCard.tsx';
import { CloseAccountDialog } from './CloseAccountDialog.tsx';

/** Says what closing the account means; a dialog asks for the password before it happens. */
export function CloseAccountCard() {
  const say = useTexts('safer-play');
  const [isAsking, setAsking] = useState(false);
  return (
    <AccountCard
      id="close-account"
      title={say('safer-play:close.title')}
      text={say('safer-play:close.text')}
    >
      <Button tone="secondary" onClick={() => setAsking(true)}>
        {say('safer-play:close.start')}
      </Button>
      {isAsking ? <CloseAccountDialog onClose={() => setAsking(false)} /> : null}
    </AccountCard>
  );
}
