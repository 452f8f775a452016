import { SCREENS } from '#brand/screens.ts';
import type { PromotionDetail, PromotionObstacle } from '#contract/generated/types.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useSession } from '#ui/session/useSession.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ApplicationState } from './ApplicationState.tsx';
import { ClaimAction } from './ClaimAction.tsx';
import { JoinForm } from './JoinForm.tsx';
import type { PromotionActionProps } from './promotion-action.ts';
import { SignInAction } from './SignInAction.tsx';
import styles from './PromotionPage.module.css';

/** The next step says these already. */
const SAID_BY_STATUS: ReadonlySet<PromotionObstacle> = new Set([
  'timesReached',
  'notStarted',
  'ended',
]);

/** Why the player gets nothing now, if so, and the one thing to do next. */
export function PromotionAction({ detail, onDone }: PromotionActionProps) {
  const say = useTexts('promotion');
  const { hasWallet } = useSession();
  const { obstacle } = detail.promotion;
  if (!hasWallet) return <SignInAction />;
  return (
    <>
      {obstacle === null || SAID_BY_STATUS.has(obstacle) ? null : (
        <Notice>{say(`promotion:obstacle.${obstacle}`)}</Notice>
      )}
      <NextStep detail={detail} onDone={onDone} />
    </>
  );
}

function NextStep({ detail, onDone }: PromotionActionProps) {
  const say = useTexts('promotion');
  const locale = useLocale();
  const { promotion, application } = detail;
  const { status, trigger, startsAt, obstacle } = promotion;
  // Conditions can still be met after joining; the other obstacles cannot be removed here.
  const isBarred = obstacle !== null && obstacle !== 'conditions';
  switch (status) {
    case 'join':
      if (isBarred) return null;
      return trigger.kind === 'application' ? (
        <ApplicationForm detail={detail} onDone={onDone} />
      ) : (
        <JoinForm detail={detail} onDone={onDone} />
      );
    case 'joined':
      return isBarred ? null : <JoinedStep detail={detail} />;
    case 'claim':
    case 'issued':
      return <ClaimAction promotion={promotion} onDone={onDone} />;
    case 'applying':
    case 'rejected':
      return application === null ? (
        <p>{say(`promotion:next.${status}`)}</p>
      ) : (
        <>
          <ApplicationState application={application} />
          {status === 'rejected' && !isBarred ? (
            <ApplicationForm detail={detail} onDone={onDone} />
          ) : null}
        </>
      );
    case 'process':
      return (
        <>
          <p>{say('promotion:next.process')}</p>
          <ButtonLink href={SCREENS.bonusDetails.path}>{say('promotion:toBonuses')}</ButtonLink>
        </>
      );
    case 'comingSoon':
      return <p>{say('promotion:next.comingSoon', { at: formatMoment(startsAt, locale) })}</p>;
    default:
      return <p>{say(`promotion:next.${status}`)}</p>;
  }
}

/** The player takes part: what is still to be done. */
function JoinedStep({ detail: { promotion, joinedAt } }: { detail: PromotionDetail }) {
  const say = useTexts('promotion');
  const locale = useLocale();
  const { kind } = promotion.trigger;
  return (
    <>
      {joinedAt === null ? null : (
        <p className={styles.quiet}>
          {say('promotion:joinedAt', { at: formatMoment(joinedAt, locale) })}
        </p>
      )}
      <p>{say(`promotion:missing.${kind}`)}</p>
      {kind === 'deposit' ? (
        <ButtonLink href={SCREENS.deposit.path}>{say('promotion:toDeposit')}</ButtonLink>
      ) : null}
      {kind === 'code' ? (
        <ButtonLink href={SCREENS.promotions.path}>{say('promotion:toCode')}</ButtonLink>
      ) : null}
    </>
  );
}
