import type { MemberDetail } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { ReasonedAction } from '#staff/queue/ReasonedAction.tsx';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { AskForGrant } from './AskForGrant.tsx';
import styles from './PromotionDesk.module.css';

/** Whether a player wants bonuses and may have them, and a grant for the player. */
export function MemberOffers({ detail }: { detail: MemberDetail }) {
  const { id: memberId, brand } = detail.member;
  const say = useTexts('promotion-desk');
  const mayEdit = useStaff().may('promotion.edit');
  const state = useQuery('getMemberOffers', { params: { memberId } });
  const { run, pending, problem } = useCommand('setMemberOffers');
  const { value: offers, put } = state;
  const confirm = async (limited: boolean, reason: string): Promise<boolean> => {
    const outcome = await run({ params: { memberId }, body: { limited, reason } });
    if (outcome.ok) put(outcome.value);
    return outcome.ok;
  };
  const change = offers?.limited === true ? 'allow' : 'refuse';
  return (
    <Panel title={say('promotion-desk:offers.title')}>
      <ReadProblem state={state} />
      {offers === undefined ? null : (
        <p className={styles.pills}>
          <Pill tone={offers.limited ? 'loss' : 'win'}>
            {say(
              offers.limited ? 'promotion-desk:offers.limited' : 'promotion-desk:offers.allowed',
            )}
          </Pill>
          {offers.optedOut ? <Pill>{say('promotion-desk:offers.optedOut')}</Pill> : null}
        </p>
      )}
      {offers === undefined || !mayEdit ? null : (
        <>
          <ReasonedAction
            title={say(`promotion-desk:offers.${change}`)}
            label={say(`promotion-desk:offers.${change}`)}
            effect={say(`promotion-desk:offers.${change}.effect`)}
            hint={say('promotion-desk:reasonHint')}
            pending={pending}
            problem={problem}
            onConfirm={(reason) => confirm(!offers.limited, reason)}
          />
          {offers.limited ? null : <AskForGrant brand={brand} memberId={memberId} />}
        </>
      )}
    </Panel>
  );
}
