import type { HelpSettings } from '#contract/generated/types.ts';
import { HELP_SECTIONS } from '#domain/help/help-pages.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { ConflictNotice } from '../../desk/ConflictNotice.tsx';
import { LastChange } from '../../desk/LastChange.tsx';
import { ReviewBar } from '../../desk/ReviewBar.tsx';
import { useDesk } from '../../desk/useDesk.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { movePage, placeChanges, type Places, placesOf } from './help-draft.ts';
import styles from './PagesDesk.module.css';
import { NewPage } from './NewPage.tsx';
import { PageRow } from './PageRow.tsx';
import { PagesReview } from './PagesReview.tsx';

export interface PagesDeskProps {
  name: string;
  now: HelpSettings;
  put: (value: HelpSettings) => void;
  refresh: () => Promise<unknown>;
}

/** Every page of a brand's help centre: in which order, and whether players see it. */
export function PagesDesk({ name, now, put, refresh }: PagesDeskProps) {
  const say = useTexts('help', 'help-desk', 'office');
  const mayEdit = useStaff().may('brand.rules');
  const desk = useDesk<Places>('help', now.brand, now, { put, refresh });
  const held = placesOf(now);
  const wanted = desk.edits ?? held;
  const changes = placeChanges(held, wanted);
  const edit = (places: Places): void =>
    desk.edit(placeChanges(held, places).length === 0 ? null : places);
  return (
    <div className={styles.desk}>
      {desk.saved ? <Notice tone="good">{say('office:desk.saved')}</Notice> : null}
      {desk.conflicted && changes.length > 0 ? (
        <ConflictNotice
          change={now.lastChange}
          onKeep={desk.rebase}
          onDiscard={() => desk.edit(null)}
        />
      ) : null}
      <LastChange change={now.lastChange} />
      {HELP_SECTIONS.map((section) => {
        const pages = wanted.filter((place) => place.section === section);
        return (
          <Panel key={section} title={say(`help:section.${section}`)}>
            <ul className={styles.pages}>
              {pages.map((place, index) => (
                <PageRow
                  key={place.pageId}
                  place={place}
                  summary={now.pages.find(({ pageId }) => pageId === place.pageId)}
                  isFirst={index === 0}
                  isLast={index === pages.length - 1}
                  onMove={mayEdit ? (by) => edit(movePage(wanted, place.pageId, by)) : undefined}
                  onPublish={(published) =>
                    edit(
                      wanted.map((other) =>
                        other.pageId === place.pageId ? { ...other, published } : other,
                      ),
                    )
                  }
                />
              ))}
            </ul>
          </Panel>
        );
      })}
      {mayEdit ? <NewPage places={wanted} onAdd={(place) => edit([...wanted, place])} /> : null}
      {changes.length === 0 ? null : (
        <ReviewBar
          count={changes.length}
          obstacle={desk.conflicted ? say('office:desk.conflict.first') : null}
          onDiscard={() => desk.edit(null)}
          onReview={() => desk.review(true)}
        />
      )}
      {desk.reviewing && changes.length > 0 ? (
        <PagesReview name={name} now={now} wanted={wanted} changes={changes} desk={desk} />
      ) : null}
    </div>
  );
}
