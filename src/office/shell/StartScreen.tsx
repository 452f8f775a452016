import { Screen } from '#staff/screen/Screen.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Age } from '#staff/values/Age.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { openScreens, useOfficeFeatures } from './office-feature.ts';
import styles from './StartScreen.module.css';
import { useWaiting } from './useWaiting.ts';

/** Everything that waits for the person who works here, the oldest first, over all brands. */
export function StartScreen() {
  const say = useTexts('office');
  const waiting = useWaiting();
  const screens = openScreens(useOfficeFeatures(), useStaff())
    .flatMap((screen) => {
      const desk = screen.list === undefined ? undefined : waiting.get(screen.list);
      return desk === undefined || desk.count === 0 ? [] : [{ screen, desk }];
    })
    .toSorted((one, other) => ageOf(one.desk.oldestAt) - ageOf(other.desk.oldestAt));
  return (
    <Screen title={say('office:start.title')} lead={say('office:start.lead')}>
      {screens.length === 0 ? (
        <EmptyState icon="check" title={say('office:start.none')}>
          {say('office:start.none.text')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {screens.map(({ screen: { id, path, icon }, desk: { count, oldestAt } }) => (
            <li key={id} className={styles.item}>
              <Anchor href={path} className={styles.link}>
                <Icon name={icon} />
                <span className={styles.name}>{say(`office:navigation.${id}`)}</span>
                <span className={styles.count}>{count}</span>
                <span className={styles.age}>
                  {oldestAt === null ? null : (
                    <>
                      {say('office:start.oldest')} <Age since={oldestAt} />
                    </>
                  )}
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}

/** Milliseconds since 1970; those of unknown age come last. */
function ageOf(at: string | null): number {
  return at === null ? Number.POSITIVE_INFINITY : Date.parse(at);
}
