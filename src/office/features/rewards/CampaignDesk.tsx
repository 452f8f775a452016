import { useState } from 'react';
import type { Campaign, CampaignRecord, RewardPolicySettings } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { DeskLayout } from '#staff/setting/DeskLayout.tsx';
import { ReviewBar } from '#staff/setting/ReviewBar.tsx';
import { ReviewDialog } from '#staff/setting/ReviewDialog.tsx';
import { useDesk } from '#staff/setting/useDesk.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { type CommandOutcome, useCommand } from '#ui/query/useCommand.ts';
import {
  type CampaignPlace,
  changedParts,
  draftFaults,
  titleOf,
  unreadFaults,
} from './campaign-draft.ts';
import { CampaignConflict } from './CampaignConflict.tsx';
import { CampaignForm } from './CampaignForm.tsx';
import { CampaignHead } from './CampaignHead.tsx';
import { CampaignPreview } from './CampaignPreview.tsx';
import { FaultList } from './FaultList.tsx';
import { SimulationPanel } from './SimulationPanel.tsx';
import { useCampaignFaults } from './useCampaignFaults.ts';
import { useResetCount } from './useResetCount.ts';

export interface CampaignDeskProps {
  brand: string;
  /** The brand's name. */
  name: string;
  id: string;
  now: Pick<CampaignRecord, 'revision' | 'campaign'>;
  /** null: it is not saved yet. */
  record: CampaignRecord | null;
  place: CampaignPlace;
  policy: RewardPolicySettings | undefined;
  gameCodes: readonly string[];
  save: (
    campaign: Campaign,
    revision: number,
    reason: string,
  ) => Promise<CommandOutcome<CampaignRecord>>;
  pending: boolean;
  problem: ProblemError | null;
  /** Drops the problem of the last attempt. */
  reset: () => void;
  put: (record: CampaignRecord) => void;
  refresh: () => Promise<unknown>;
}

/** One campaign: its state and figures, the form, and what players see of it. */
export function CampaignDesk(props: CampaignDeskProps) {
  const { brand, name, id, now, record, place, policy, gameCodes, save, put, refresh } = props;
  const { pending, problem, reset } = props;
  const say = useTexts('promotion-desk', 'office');
  const mayEdit = useStaff().may('promotion.edit') && record?.state !== 'ended';
  const desk = useDesk<Campaign>(`campaign/${brand}/${id}`, asHeld(now), { put, refresh });
  const simulation = useCommand('simulateCampaign');
  const resets = useResetCount(desk.edits);
  const [simulated, setSimulated] = useState<Parameters<typeof SimulationPanel>[0]['result']>();
  const campaign = desk.edits ?? now.campaign;
  const parts = changedParts(now.campaign, campaign);
  const faults = draftFaults(campaign, place);
  const { faultAt, list } = useCampaignFaults(faults, problem ?? simulation.problem);
  const edit = (change: Partial<Campaign>): void => {
    reset();
    simulation.reset();
    desk.edit({ ...campaign, ...change });
  };
  const discard = (): void => {
    reset();
    simulation.reset();
    desk.edit(null);
  };
  const confirm = async (reason: string): Promise<void> => {
    const outcome = await save(campaign, desk.version, reason);
    desk.settle(outcome.ok ? { ok: true, value: asHeld(outcome.value) } : outcome);
    if (outcome.ok) return;
    const { code } = outcome.problem;
    if (code === 'CAMPAIGN_CHANGED') void refresh();
    // What is wrong is shown in the form.
    if (code === 'CAMPAIGN_CHANGED' || code === 'INVALID_CAMPAIGN') desk.review(false);
  };
  const simulate = async (): Promise<void> => {
    const outcome = await simulation.run({ params: { brand }, body: { campaign } });
    setSimulated(outcome.ok ? outcome.value : undefined);
  };
  const isChanged = parts.length > 0;
  const obstacle =
    faults.length > 0
      ? say('office:rules.mend', { count: faults.length })
      : desk.conflicted
        ? say('office:desk.conflict.first')
        : null;
  const title = titleOf(campaign, place.defaultLanguage) || say('promotion-desk:untitled');
  return (
    <DeskLayout
      aside={<CampaignPreview brand={brand} campaign={campaign} place={place} title={title} />}
    >
      <CampaignHead
        brand={brand}
        record={record}
        title={title}
        policy={policy}
        isChanged={isChanged}
        isReadable={unreadFaults(campaign).length === 0}
        simulating={simulation.pending}
        simulate={simulate}
        put={put}
        refresh={refresh}
      />
      {desk.saved ? <Notice tone="good">{say('promotion-desk:saved')}</Notice> : null}
      {desk.conflicted && isChanged ? (
        <CampaignConflict onKeep={desk.rebase} onDiscard={discard} />
      ) : null}
      <FaultList
        problem={simulation.problem}
        // An untouched form is not wrong yet.
        faults={isChanged || simulation.problem !== null ? list : []}
      />
      {simulated === undefined ? null : (
        <SimulationPanel result={simulated} onClose={() => setSimulated(undefined)} />
      )}
      <CampaignForm
        // What was typed belongs to the revision it was typed for.
        key={`${desk.version} ${resets}`}
        brand={brand}
        title={title}
        place={place}
        gameCodes={gameCodes}
        readOnly={!mayEdit}
        campaign={campaign}
        currency={place.currency}
        faultAt={faultAt}
        set={edit}
      />
      {isChanged ? (
        <ReviewBar
          count={parts.length}
          obstacle={obstacle}
          onDiscard={discard}
          onReview={() => desk.review(true)}
        />
      ) : null}
      {desk.reviewing && isChanged ? (
        <ReviewDialog
          title={say('promotion-desk:saveTitle', { title })}
          action={say('promotion-desk:save')}
          pending={pending}
          problem={problem}
          onClose={() => desk.review(false)}
          onConfirm={(reason) => void confirm(reason)}
        >
          <p>{say(record === null ? 'promotion-desk:saveNew' : 'promotion-desk:saveText')}</p>
          <ul>
            {parts.map((part) => (
              <li key={part}>{say(`promotion-desk:document.${part}`)}</li>
            ))}
          </ul>
          <p>{say('promotion-desk:forBrand', { name })}</p>
        </ReviewDialog>
      ) : null}
    </DeskLayout>
  );
}

/** A draft's revision is what a setting's version is to a desk. */
function asHeld<Draft extends Pick<CampaignRecord, 'revision'>>(draft: Draft) {
  return { ...draft, version: draft.revision, lastChange: null };
}
