import type { ReactNode } from 'react';
import type { MemberDetail } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { CopyButton } from '#staff/kit/CopyButton.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Screen } from '#staff/screen/Screen.tsx';
import { memberPanelsOf, useOfficeFeatures } from '../../shell/office-feature.ts';
import { BackToMembers } from './BackToMembers.tsx';
import { FundsPanel } from './FundsPanel.tsx';
import { Ledger } from './Ledger.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import styles from './MemberView.module.css';
import { MemberStatusPill } from '../../shell/MemberStatusPill.tsx';

/** A member that was found. The ledger has a permission of its own. */
export function MemberView({ detail, notice }: { detail: MemberDetail; notice: ReactNode }) {
  const say = useTexts('office');
  const staff = useStaff();
  const { brandName, may } = staff;
  const panels = memberPanelsOf(useOfficeFeatures(), staff);
  const { member } = detail;
  return (
    <Screen
      title={member.account}
      above={<BackToMembers />}
      beside={<MemberStatusPill status={member.status} />}
      lead={
        <>
          <span>{brandName(member.brand)}</span>
          {member.nickname === '' ? null : <span>{member.nickname}</span>}
          <span className={styles.id}>
            <span className="code">{member.id}</span>
            <CopyButton text={member.id} what={say('office:member.id')} />
          </span>
        </>
      }
    >
      {notice}
      <div className={styles.top}>
        <FundsPanel detail={detail} />
        <MemberFacts detail={detail} />
      </div>
      {panels.map(({ place, Panel: Declared }) => (
        <Declared key={place} detail={detail} />
      ))}
      {may('ledger.read') ? (
        <Ledger member={member} />
      ) : (
        <Panel title={say('office:ledger.title')} bare>
          <Notice>{say('office:ledger.forbidden')}</Notice>
        </Panel>
      )}
    </Screen>
  );
}
