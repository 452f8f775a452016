import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AgentContract } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Fact, Facts } from '../../frame/Facts.tsx';
import { KIND_SCREENS } from '../../frame/contract-kind-screens.ts';
import styles from './AgentHome.module.css';
import { noteOfferShown, wasOfferShown } from './offer-memory.ts';
import { useTermsWords } from '../../frame/useTermsWords.ts';

export interface ContractOfferPopupProps {
  offer: AgentContract;
  currency: string;
}

const memory = () => sessionStorage;

/** An offer in short, shown once a session. */
export function ContractOfferPopup({ offer, currency }: ContractOfferPopupProps) {
  const { kind, side, account, terms, expiresAt } = offer;
  const say = useTexts('agent', 'plan');
  const locale = useLocale();
  const words = useTermsWords(currency);
  const { state } = useLocation();
  const [isOpen, setOpen] = useState(() => !wasOfferShown(memory));
  useEffect(() => noteOfferShown(memory), []);
  if (!isOpen) return null;
  const { title, path } = KIND_SCREENS[kind];
  const close = (): void => setOpen(false);
  return (
    <Dialog
      title={say('agent:contract.offer')}
      intro={say('agent:contract.waiting.offer', {
        account: side === 'brand' ? say('agent:contract.brand') : account,
        at: formatMoment(expiresAt, locale),
      })}
      onClose={close}
    >
      <Facts>
        <Fact name={say('agent:contract.kind')}>{say(title)}</Fact>
        <Fact name={say('agent:terms')}>{words.summary(terms)}</Fact>
      </Facts>
      <div className={styles.answers}>
        <Button tone="secondary" onClick={close}>
          {say('agent:contract.later')}
        </Button>
        <ButtonLink tone="secondary" href={path} state={state}>
          {say('agent:contract.look')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
