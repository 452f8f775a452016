import { useMemo } from 'react';
import type { BannerSettings } from '#contract/generated/types.ts';
import { bannerFaults, tidyBanner } from '#domain/banner/banner-faults.ts';
import { FactDesk } from '../../desk/FactDesk.tsx';
import { keyed, listChanges, listDifference, plain } from '../../desk/keyed-list.ts';
import { useDesk } from '../../desk/useDesk.ts';
import { useStaff } from '../../session/useStaff.ts';
import { bannerSentence, type BannersDraft } from './banner-draft.ts';
import { BannersEditor } from './BannersEditor.tsx';
import { BannersReview } from './BannersReview.tsx';

export interface BannersDeskProps {
  name: string;
  now: BannerSettings;
  put: (value: BannerSettings) => void;
  refresh: () => Promise<unknown>;
}

/** The banners of one brand, in the order players see them. */
export function BannersDesk({ name, now, put, refresh }: BannersDeskProps) {
  const mayEdit = useStaff().may('content.edit');
  const desk = useDesk<BannersDraft>('banners', now.brand, now, { put, refresh });
  const held = useMemo(() => ({ ...now, banners: now.banners.map(keyed) }), [now]);
  const draft = desk.edits ?? held;
  const { keepsOwn } = draft;
  const banners = draft.banners.map(plain).map(tidyBanner);
  const difference = listDifference(now.banners, banners, bannerSentence);
  const faults = bannerFaults(banners, now);
  return (
    <FactDesk
      desk={desk}
      lastChange={now.lastChange}
      changes={listChanges(difference) + Number(keepsOwn !== now.keepsOwn)}
      faults={faults.length}
      review={
        <BannersReview
          name={name}
          now={now}
          next={{ keepsOwn, banners }}
          difference={difference}
          desk={desk}
        />
      }
    >
      <BannersEditor
        brand={now}
        draft={draft}
        faults={faults}
        onChange={mayEdit ? desk.edit : undefined}
      />
    </FactDesk>
  );
}
