import type { CampaignRecord } from '#contract/generated/types.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { type CommandOutcome, useCommand } from '#ui/query/useCommand.ts';
import type { CampaignAction } from './campaign-actions.ts';

interface CampaignCommands {
  run: (action: CampaignAction, reason: string) => Promise<CommandOutcome<CampaignRecord>>;
  pending: boolean;
  problem: ProblemError | null;
  reset: () => void;
}

const STATES = { resume: 'live', pause: 'paused', end: 'ended' } as const;

/** Publishes, decides, pauses, resumes and ends a campaign. */
export function useCampaignCommands(
  brand: string,
  { campaignId, revision, state: seen }: CampaignRecord,
): CampaignCommands {
  const publish = useCommand('publishCampaign');
  const decide = useCommand('decideCampaign');
  const setState = useCommand('setCampaignState');
  const all = [publish, decide, setState];
  const params = { brand, campaignId };
  return {
    run: (action, reason) => {
      if (action === 'publish') return publish.run({ params, body: { revision, reason } });
      if (action === 'approve' || action === 'reject') {
        return decide.run({ params, body: { revision, decision: action, reason } });
      }
      return setState.run({ params, body: { seen, state: STATES[action], reason } });
    },
    pending: all.some(({ pending }) => pending),
    problem: all.map(({ problem }) => problem).find((problem) => problem !== null) ?? null,
    reset: () => all.forEach(({ reset }) => reset()),
  };
}
