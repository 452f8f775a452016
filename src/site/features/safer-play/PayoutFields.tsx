import { formatMicro } from '#domain/money/format-micro.ts';
import { isolateLtr } from '#ui/i18n/isolate-ltr.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { TextField } from '#ui/kit/branded/TextField.tsx';
import { RadioCards } from '#ui/kit/RadioCards.tsx';
import type { PayoutChoice } from './usePayoutChoice.ts';

/** The choice to leave the money with the house. */
export const HOLD = 'hold';

export interface PayoutFieldsProps {
  choice: PayoutChoice;
  /** A bank account's id, or `HOLD`. */
  chosen: string;
  onChoose: (chosen: string) => void;
  password: string;
  onPassword: (password: string) => void;
  problem: string | undefined;
}

/** Where the money of an account that closes goes; a payout needs the payment password. */
export function PayoutFields(props: PayoutFieldsProps) {
  const { choice, chosen, onChoose, password, onPassword, problem } = props;
  const say = useTexts('safer-play');
  const security = useSitePlan().routes.find(({ screen }) => screen === 'securityCentre');
  const amount = formatMicro(choice.amountMicro, choice.currency, useLocale());
  if (choice.payees.length === 0) {
    return (
      <Notice
        action={
          security === undefined ? undefined : (
            <TextLink href={`${security.path}#bank-accounts`}>
              {say('safer-play:close.addPayee')}
            </TextLink>
          )
        }
      >
        {say('safer-play:close.noPayee', { amount })}
      </Notice>
    );
  }
  return (
    <>
      <RadioCards
        name="payout"
        legend={say('safer-play:close.to', { amount })}
        cards={[
          ...choice.payees.map(({ bankAccountId, bankName: bank, maskedNumber }) => ({
            value: bankAccountId,
            label: say('safer-play:close.payTo', { bank }),
            notes: [isolateLtr(maskedNumber), say('safer-play:close.payHint')],
            icon: 'bank' as const,
          })),
          {
            value: HOLD,
            label: say('safer-play:close.hold'),
            notes: [say('safer-play:close.holdHint')],
            icon: 'shield' as const,
          },
        ]}
        chosen={chosen}
        onChoose={onChoose}
      />
      {chosen === HOLD ? null : (
        <TextField
          name="paymentPassword"
          type="password"
          label={say('safer-play:close.paymentPassword')}
          value={password}
          onChange={onPassword}
          autoComplete="off"
          maxLength={128}
          required
          problem={problem}
        />
      )}
    </>
  );
}
