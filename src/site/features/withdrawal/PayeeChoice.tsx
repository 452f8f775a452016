import type { BankAccount } from '#contract/generated/types.ts';
import { RadioCards } from '#ui/kit/RadioCards.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';

export interface PayeeChoiceProps {
  payees: readonly BankAccount[];
  chosen: string;
  coolDownHours: number;
  onChoose: (bankAccountId: string) => void;
}

/** The player's bank accounts, the default one first; a new one says from when it can be paid. */
export function PayeeChoice({ payees, chosen, coolDownHours, onChoose }: PayeeChoiceProps) {
  const say = useTexts('withdrawal');
  const locale = useLocale();
  const { routes } = useSitePlan();
  const security = routes.find(({ screen }) => screen === 'securityCentre');
  const cards = payees.map(({ bankAccountId, bankName, maskedNumber, payeeName, addedAt }) => {
    const from = new Date(Date.parse(addedAt) + coolDownHours * 3_600_000);
    return {
      value: bankAccountId,
      label: bankName,
      icon: 'bank' as const,
      notes: [
        <>
          <span className="tabular">{maskedNumber}</span>
          {` · ${payeeName}`}
        </>,
        ...(from.getTime() > Date.now()
          ? [say('withdrawal:payableFrom', { at: formatMoment(from.toISOString(), locale) })]
          : []),
      ],
    };
  });
  return (
    <>
      <RadioCards
        name="payee"
        legend={say('withdrawal:to')}
        cards={cards}
        chosen={chosen}
        onChoose={onChoose}
      />
      {security === undefined ? null : (
        <TextLink href={`${security.path}#bank-accounts`}>
          {say('withdrawal:manageAccounts')}
        </TextLink>
      )}
    </>
  );
}
