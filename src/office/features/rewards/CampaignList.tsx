import { campaignStates } from '#contract/generated/enum-values.ts';
import { REFRESH_MS } from '#staff/queue/refresh-ms.ts';
import { PagedList } from '#staff/screen/PagedList.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { cursorOf, oneOf } from '#staff/values/address-values.ts';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Segments } from '#ui/kit/Segments.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { campaignAddress, NEW } from './campaign-draft.ts';
import styles from './PromotionDesk.module.css';
import { useCampaignColumns } from './useCampaignColumns.tsx';

const STATES = ['all', ...campaignStates] as const;

/** One brand's campaigns, by state, with what they gave so far. */
export function CampaignList({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('promotion-desk');
  const mayEdit = useStaff().may('promotion.edit');
  const { params, change } = useAddress();
  const cursor = cursorOf(params);
  const state = oneOf(params, 'state', campaignStates);
  const list = useQuery(
    'listCampaigns',
    {
      params: { brand },
      query: { ...(state === null ? {} : { state }), ...(cursor === null ? {} : { cursor }) },
    },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  const columns = useCampaignColumns(brand);
  return (
    <div className={styles.parts}>
      <div className={styles.bar}>
        <search>
          <Segments
            label={say('promotion-desk:state')}
            value={state ?? 'all'}
            options={STATES.map((value) => ({
              value,
              label: say(`promotion-desk:states.${value}`),
            }))}
            onChange={(value) => change({ state: value === 'all' ? null : value })}
          />
        </search>
        {mayEdit ? (
          <ButtonLink href={campaignAddress(brand, NEW)}>
            <Icon name="plus" size="small" />
            {say('promotion-desk:new')}
          </ButtonLink>
        ) : null}
      </div>
      <PagedList
        list={list}
        none={
          <EmptyState icon="gift" title={say('promotion-desk:campaigns.none', { name })}>
            {say('promotion-desk:campaigns.none.text')}
          </EmptyState>
        }
      >
        {(rows, busy) => (
          <DataTable
            caption={say('promotion-desk:campaigns.title')}
            columns={columns}
            rows={rows}
            busy={busy}
            rowKey={({ campaignId }) => campaignId}
          />
        )}
      </PagedList>
    </div>
  );
}
