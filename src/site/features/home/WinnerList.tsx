import { useId } from 'react';
import type { Winner } from '#contract/generated/types.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useArt } from '#ui/plan/useArt.ts';
import { gameHref } from '#brand/game-href.ts';
import { gamePicture } from '../game-list/game-picture.ts';
import styles from './WinnersBoard.module.css';

/** Wins as rows: the title, who, when, and what came back. */
export function WinnerList({ title, winners }: { title: string; winners: readonly Winner[] }) {
  const id = useId();
  const art = useArt();
  const locale = useLocale();
  return (
    <div className={styles.board} data-part="board">
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ol className={styles.rows} aria-labelledby={id}>
        {winners.map(({ player, game, winAmountMicro, currency, at }) => (
          <li key={`${at} ${player} ${winAmountMicro}`} className={styles.row}>
            <Picture
              className={styles.picture}
              {...gamePicture(game, art)}
              alt=""
              width={36}
              height={48}
              sizes="36px"
            />
            <span className={styles.words}>
              <Anchor className={styles.game} href={gameHref(game)}>
                {game.gameName}
              </Anchor>
              <span className={styles.who}>
                {player} ·{' '}
                <time dateTime={at} suppressHydrationWarning>
                  {formatMoment(at, locale)}
                </time>
              </span>
            </span>
            <Money className={styles.amount} micro={BigInt(winAmountMicro)} currency={currency} />
          </li>
        ))}
      </ol>
    </div>
  );
}
