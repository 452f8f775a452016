import type { SportsEvent, SportsMoment, SportsScore } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './LiveTracker.module.css';
import { mapsToWin } from './maps-to-win.ts';

export interface MapBoardProps {
  event: SportsEvent;
  score: SportsScore;
}

/** E-sports: the maps won by each side, and a row per map. */
export function MapBoard({ event, score }: MapBoardProps) {
  const say = useTexts('sports');
  const needed = mapsToWin(event.markets, score);
  const maps = event.moments.filter(({ kind }) => kind === 'map');
  const isInPlay = event.status === 'live' || event.status === 'suspended';
  const current = isInPlay && score.period === 'map' ? score.part : null;
  return (
    <>
      <div className={styles.sides}>
        {(['home', 'away'] as const).map((side) => (
          <div key={side} className={styles.mapSide} data-side={side}>
            <span className={styles.name}>{event[side]}</span>
            <span className={styles.dots}>
              {Array.from({ length: needed }, (_, dot) => (
                <span
                  key={dot}
                  className={styles.dot}
                  data-won={dot < Number(score[side]) || undefined}
                />
              ))}
            </span>
          </div>
        ))}
      </div>
      <div className={styles.maps}>
        {maps.map((map) => (
          <div key={map.part} className={styles.map}>
            <span>{say('sports:period.map', { part: map.part ?? 1 })}</span>
            <MapResult map={map} event={event} />
          </div>
        ))}
        {current === null ? null : (
          <div className={styles.map} data-current="true">
            <span>{say('sports:period.map', { part: current })}</span>
            <span>{say('sports:live')}</span>
          </div>
        )}
      </div>
    </>
  );
}

/** Rounds and their share, or only the winner while the rounds are unknown. */
function MapResult({ map, event }: { map: SportsMoment; event: SportsEvent }) {
  if (map.detail === null) return <span className={styles.name}>{event[map.side]}</span>;
  const [home = 0, away = 0] = map.detail.split(':').map(Number);
  const share = home + away === 0 ? 50 : (home / (home + away)) * 100;
  return (
    <>
      <span className={styles.share} data-winner={map.side}>
        <span style={{ inlineSize: `${share}%` }} />
      </span>
      <b className="tabular">
        {home} : {away}
      </b>
    </>
  );
}
