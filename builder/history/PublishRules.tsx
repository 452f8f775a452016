import { useSWRConfig } from 'swr';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLanguage, useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { Action } from '../look/Action.tsx';
import { isChangedByPublication } from './changed-by-publication.ts';
import styles from './HistorySheet.module.css';

/** What is scheduled, and whether two people are needed to publish. */
export function PublishRules() {
  const say = useTexts('builder-brands');
  const language = useLanguage();
  const problemText = useProblemText();
  const staff = useStaff();
  const { mutate } = useSWRConfig();
  const { brand, version } = useEditor();
  const params = { brand };
  const { value: draft } = useQuery('getBrandDraft', { params });
  const rule = useCommand('setPublishRule');
  const cancel = useCommand('cancelSchedule');
  if (draft === undefined) return null;
  const { schedule, twoPerson } = draft;
  return (
    <>
      {schedule === null ? null : (
        <Notice
          tone={schedule.version === version ? undefined : 'warning'}
          action={
            staff.may('brand.publish') ? (
              <Action
                small
                pending={cancel.pending}
                onClick={() =>
                  void cancel.run({ params }).then(() => mutate(isChangedByPublication))
                }
              >
                {say('builder-brands:schedule.cancel')}
              </Action>
            ) : undefined
          }
        >
          {say(
            schedule.version === version
              ? 'builder-brands:schedule.at'
              : 'builder-brands:schedule.stale',
            { at: formatMoment(schedule.publishAt, language), by: schedule.by },
          )}
        </Notice>
      )}
      {staff.may('brand.rules') ? (
        <label className={styles.rule}>
          <input
            type="checkbox"
            checked={twoPerson}
            onChange={(event) =>
              void rule
                .run({ params, body: { twoPerson: event.target.checked } })
                .then(() => mutate(isChangedByPublication))
            }
          />
          <span>{say('builder-brands:publish.rule')}</span>
        </label>
      ) : null}
      {rule.problem === null ? null : (
        <Notice tone={rule.problem.code === 'SECOND_PERSON_ASKED' ? 'good' : 'problem'}>
          {problemText(rule.problem)}
        </Notice>
      )}
    </>
  );
}
