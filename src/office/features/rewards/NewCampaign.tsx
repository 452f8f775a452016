import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeskState } from '#staff/screen/DeskState.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { campaignAddress, NEW, newCampaign } from './campaign-draft.ts';
import { CampaignDesk } from './CampaignDesk.tsx';
import { useCampaignPlace } from './useCampaignPlace.ts';

const LINES = 8;

/** A campaign that is not saved yet. */
export function NewCampaign({ brand, name }: { brand: string; name: string }) {
  const { languages, policy, gameCodes } = useCampaignPlace(brand);
  const navigate = useNavigate();
  const { run, pending, problem, reset } = useCommand('createCampaign');
  const language = languages.value?.defaultLanguage;
  const campaign = useMemo(
    () => (language === undefined ? undefined : newCampaign(language)),
    [language],
  );
  return (
    <DeskState state={languages} lines={LINES}>
      {({ languages: offered, defaultLanguage }) =>
        // Amounts cannot be typed before the currency is known.
        policy === undefined || campaign === undefined ? null : (
          <CampaignDesk
            brand={brand}
            name={name}
            id={NEW}
            now={{ revision: 0, campaign }}
            record={null}
            place={{ languages: offered, defaultLanguage, currency: policy.currency }}
            policy={policy}
            gameCodes={gameCodes}
            save={(content, _revision, reason) =>
              run({ params: { brand }, body: { campaign: content, reason } })
            }
            pending={pending}
            problem={problem}
            reset={reset}
            put={({ campaignId }) => void navigate(campaignAddress(brand, campaignId))}
            refresh={() => Promise.resolve()}
          />
        )
      }
    </DeskState>
  );
}
