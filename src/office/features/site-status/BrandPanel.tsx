import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { useDraft } from '#staff/setting/useDraft.ts';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { CurrentStatus } from './CurrentStatus.tsx';
import { siteStatusName, type StatusDraft } from './site-status.ts';
import { StatusForm } from './StatusForm.tsx';
import { SiteStatusPill } from './SiteStatusPill.tsx';

/** Somebody else may close a site too. */
const REFRESH_MS = 30_000;

/** One brand: how it stands, since when and by whom, and the change of it. */
export function BrandPanel({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('office');
  const { may } = useStaff();
  const [held, hold] = useDraft<StatusDraft>(`status/${brand}`);
  const draft = held?.edits ?? null;
  // A status has no version: the newest change counts.
  const setDraft = (edits: StatusDraft | null): void => hold(edits && { version: 0, edits });
  const [changed, setChanged] = useState(false);
  const state = useQuery('getBrandStatus', { params: { brand } }, { everyMs: REFRESH_MS });
  const { value, problem, refresh, put } = state;

  return (
    <Panel
      title={name}
      actions={
        value === undefined ? null : <SiteStatusPill status={siteStatusName(value.status)} />
      }
    >
      <ReadProblem state={state} />
      {value === undefined ? (
        problem === null && <Skeleton count={2} />
      ) : (
        <>
          <CurrentStatus now={value} />
          {changed ? <Notice tone="good">{say('office:siteStatus.done')}</Notice> : null}
          {!may('brand.status') ? null : draft === null ? (
            <div>
              <Button
                tone="secondary"
                aria-label={say('office:siteStatus.changeOf', { name })}
                // After a change the form is gone, and the keyboard goes on from here.
                autoFocus={changed}
                onClick={() => {
                  setChanged(false);
                  setDraft({ status: siteStatusName(value.status), note: value.note });
                }}
              >
                {say('office:siteStatus.change')}
              </Button>
            </div>
          ) : (
            <StatusForm
              name={name}
              now={value}
              draft={draft}
              onDraft={setDraft}
              onRefresh={refresh}
              onDone={(status) => {
                put(status);
                setDraft(null);
                setChanged(true);
              }}
            />
          )}
        </>
      )}
    </Panel>
  );
}
