import { helpSections } from '#contract/generated/enum-values.ts';
import type { HelpSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { SettingContent, SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { movePage, placeChanges, type Places, placesOf } from './help-draft.ts';
import { NewPage } from './NewPage.tsx';
import { PageRow } from './PageRow.tsx';
import styles from './PagesEditor.module.css';

/** Every page of a brand's help centre: in which order, and whether players see it. */
export function usePagesEditor(
  input: SettingEditorInput<HelpSettings, Places>,
): SettingDraft<SettingContent<'arrangeHelpPages'>> {
  const { now, edits, edit } = input;
  const say = useTexts('help', 'help-desk');
  const held = placesOf(now);
  const wanted = edits ?? held;
  const changes = placeChanges(held, wanted);
  const set = (places: Places): void =>
    edit?.(placeChanges(held, places).length === 0 ? null : places);
  const summaryOf = (page: string) => now.pages.find(({ pageId }) => pageId === page);
  return {
    content: { pages: [...wanted] },
    changes: changes.map(({ pageId, kind }) => ({
      id: pageId,
      what: summaryOf(pageId)?.title ?? pageId,
      before: '',
      after: say(`help-desk:change.${kind}`),
    })),
    grave: changes.some(({ kind }) => kind === 'hidden'),
    fields: (
      <div className={styles.desk}>
        {helpSections.map((section) => {
          const pages = wanted.filter((place) => place.section === section);
          return (
            <Panel key={section} title={say(`help:section.${section}`)}>
              <ul className={styles.pages}>
                {pages.map((place, index) => (
                  <PageRow
                    key={place.pageId}
                    place={place}
                    summary={summaryOf(place.pageId)}
                    isFirst={index === 0}
                    isLast={index === pages.length - 1}
                    onMove={edit && ((by) => set(movePage(wanted, place.pageId, by)))}
                    onPublish={(published) =>
                      set(
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
        {edit && <NewPage places={wanted} onAdd={(place) => set([...wanted, place])} />}
      </div>
    ),
  };
}
