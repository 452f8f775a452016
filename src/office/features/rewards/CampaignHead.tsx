import type { CampaignRecord, RewardPolicySettings } from '#contract/generated/types.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { CampaignActions } from './CampaignActions.tsx';
import { CampaignFigures } from './CampaignFigures.tsx';
import { CampaignStatePill } from './CampaignStatePill.tsx';
import styles from './PromotionDesk.module.css';

export interface CampaignHeadProps {
  brand: string;
  record: CampaignRecord | null;
  title: string;
  policy: RewardPolicySettings | undefined;
  /** Something is not saved yet. */
  isChanged: boolean;
  /** All figures of the form can be read. */
  isReadable: boolean;
  simulating: boolean;
  simulate: () => Promise<void>;
  put: (record: CampaignRecord) => void;
  refresh: () => Promise<unknown>;
}

/** State, figures and actions of a campaign. */
export function CampaignHead(props: CampaignHeadProps) {
  const { brand, record, title, policy, isChanged, isReadable } = props;
  const { simulating, simulate, put, refresh } = props;
  const say = useTexts('promotion-desk', 'office');
  const mayEdit = useStaff().may('promotion.edit');
  return (
    <section className={styles.head} aria-label={title}>
      <div className={styles.line}>
        <h2 className={styles.title}>{title}</h2>
        <CampaignStatePill state={record?.state ?? 'draft'} />
        {record?.hasChanges === true ? (
          <Pill tone="accent">{say('promotion-desk:hasChanges')}</Pill>
        ) : null}
      </div>
      <div className={styles.tools}>
        {mayEdit ? (
          <Button
            tone="secondary"
            pending={simulating}
            aria-disabled={!isReadable}
            onClick={() => isReadable && void simulate()}
          >
            {say('promotion-desk:simulate')}
          </Button>
        ) : null}
        {record === null ? null : (
          <CampaignActions
            brand={brand}
            record={record}
            title={title}
            policy={policy}
            isChanged={isChanged}
            put={put}
            refresh={refresh}
          />
        )}
      </div>
      {record?.state === 'waiting' ? (
        <Notice tone="info">
          {record.isOwnRequest
            ? say('promotion-desk:waitsOwn')
            : say('promotion-desk:waitsFor', {
                by: record.publishRequestedBy ?? say('office:desk.somebody'),
              })}
        </Notice>
      ) : null}
      {record === null || record.liveVersion === null ? null : (
        <>
          {record.publishedAt === null ? null : (
            <p className={styles.quiet}>
              {say('promotion-desk:publishedAt')} <Instant at={record.publishedAt} />
            </p>
          )}
          <CampaignFigures record={record} />
        </>
      )}
    </section>
  );
}
