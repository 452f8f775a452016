import { SCREENS } from '#brand/screens.ts';
import type { Redemption } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { DoneActions } from './DoneActions.tsx';

export interface RedeemedProps {
  redemption: Redemption;
  onClose: () => void;
}

/** The result of a redemption, and where to follow it. */
export function Redeemed({ redemption, onClose }: RedeemedProps) {
  const say = useTexts('points');
  const money = useMoneyText(redemption.currency);
  const { routes } = useSitePlan();
  const { title, amountMicro } = redemption;
  const outcome = outcomeOf(redemption);
  const isClaimed = outcome === 'reward' && routes.some(({ screen }) => screen === 'rewardCentre');
  return (
    <>
      <Notice
        tone="good"
        action={
          isClaimed ? (
            <TextLink href={SCREENS.rewardCentre.path}>{say('points:toRewards')}</TextLink>
          ) : undefined
        }
      >
        {say(`points:redeemed.${outcome}`, { title, amount: money(amountMicro ?? '0') })}
      </Notice>
      <DoneActions onClose={onClose} />
    </>
  );
}

/** Result of a redemption, as the end of a text key. */
function outcomeOf({
  status,
  kind,
}: Pick<Redemption, 'status' | 'kind'>): 'inProcess' | 'cash' | 'reward' | 'approved' {
  if (status !== 'approved') return 'inProcess';
  if (kind === 'cash') return 'cash';
  return kind === 'bonus' || kind === 'freeRounds' ? 'reward' : 'approved';
}
