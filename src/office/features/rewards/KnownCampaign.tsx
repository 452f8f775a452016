import { REFRESH_MS } from '#staff/queue/refresh-ms.ts';
import { DeskState } from '#staff/screen/DeskState.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { CampaignDesk } from './CampaignDesk.tsx';
import { useCampaignPlace } from './useCampaignPlace.ts';

const LINES = 8;

export interface KnownCampaignProps {
  brand: string;
  /** The brand's name. */
  name: string;
  campaignId: string;
}

/** A saved campaign; its figures are refreshed while it is open. */
export function KnownCampaign({ brand, name, campaignId }: KnownCampaignProps) {
  const say = useTexts('promotion-desk');
  const params = { brand, campaignId };
  const { languages, policy, gameCodes } = useCampaignPlace(brand);
  const state = useQuery('getCampaign', { params }, { everyMs: REFRESH_MS });
  const { run, pending, problem, reset } = useCommand('changeCampaign');
  if (state.value === undefined && state.problem?.code === 'CAMPAIGN_NOT_FOUND') {
    return <EmptyState icon="gift" title={say('promotion-desk:notFound')} />;
  }
  return (
    <DeskState state={state} lines={LINES}>
      {(record) => (
        <DeskState state={languages} lines={LINES}>
          {({ languages: offered, defaultLanguage }) => (
            <CampaignDesk
              brand={brand}
              name={name}
              id={campaignId}
              now={record}
              record={record}
              place={{ languages: offered, defaultLanguage, currency: record.currency }}
              policy={policy}
              gameCodes={gameCodes}
              save={(campaign, revision, reason) =>
                run({ params, body: { revision, campaign, reason } })
              }
              pending={pending}
              problem={problem}
              reset={reset}
              put={state.put}
              refresh={state.refresh}
            />
          )}
        </DeskState>
      )}
    </DeskState>
  );
}
