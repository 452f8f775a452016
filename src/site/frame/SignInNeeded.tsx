import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Entrance } from './may-enter.ts';

export interface SignInNeededProps {
  reason: Exclude<Entrance, 'enter'>;
  /** Where to come back to. */
  target: string;
}

/** Stands where a page would be that is not for this visitor. */
export function SignInNeeded({ reason, target }: SignInNeededProps) {
  const say = useTexts('shell');
  return (
    <div className="page">
      <EmptyState
        icon="lock"
        titleAs="h1"
        title={say(`shell:entrance.${reason}.title`)}
        action={
          reason === 'agentAccount' ? (
            <ButtonLink href="/">{say('shell:notFound.home')}</ButtonLink>
          ) : (
            <ButtonLink href={reason === 'signIn' ? '/login' : '/register'} state={{ target }}>
              {say(`shell:entrance.${reason}.action`)}
            </ButtonLink>
          )
        }
      >
        {say(`shell:entrance.${reason}.text`)}
      </EmptyState>
    </div>
  );
}
