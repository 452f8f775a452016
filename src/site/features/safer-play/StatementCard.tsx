import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';

/** Leads to the statement of activity. */
export function StatementCard() {
  const say = useTexts('safer-play');
  const { routes } = useSitePlan();
  const statement = routes.find(({ screen }) => screen === 'activityStatement');
  if (statement === undefined) return null;
  return (
    <AccountCard
      id="statement"
      title={say('safer-play:statement.title')}
      text={say('safer-play:statement.text')}
    >
      <ButtonLink tone="secondary" href={statement.path}>
        {say('safer-play:statement.open')}
      </ButtonLink>
    </AccountCard>
  );
}
