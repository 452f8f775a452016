import type { ReactNode } from 'react';
import type { GameItem } from '#contract/generated/types.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { Picture, type PictureProps } from '#ui/picture/Picture.tsx';
import { formatPercent } from '#ui/i18n/format-percent.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useArt } from '#ui/plan/useArt.ts';
import styles from './FeaturedGame.module.css';
import { FavouriteButton } from './FavouriteButton.tsx';
import { gameHref } from '#brand/game-href.ts';
import { gamePicture } from './game-picture.ts';

export interface FeaturedGameProps {
  game: GameItem;
  need?: PictureProps['need'];
  /** Of its name, by what stands over it. */
  heading?: 'h1' | 'h2' | 'h3';
  /** The largest stake is among the facts. */
  showsMostStake?: boolean;
  /** Replaces the link to the game. */
  actions?: ReactNode;
}

/** One title with room to say what it is: where a catalogue is small, a row of tiles looks empty. */
export function FeaturedGame({
  game,
  need,
  heading: Heading = 'h3',
  showsMostStake = false,
  actions,
}: FeaturedGameProps) {
  const say = useTexts('lobby');
  const art = useArt();
  const locale = useLocale();
  const { currency } = useSitePlan().market;
  const money = (micro: string | null): ReactNode =>
    micro === null ? null : <Money micro={BigInt(micro)} currency={currency} />;
  const facts = [
    {
      name: 'rtpName',
      value: game.rtpPercent === null ? null : formatPercent(game.rtpPercent, locale),
    },
    {
      name: 'volatilityName',
      value: game.volatility === null ? null : say(`lobby:volatility.${game.volatility}`),
    },
    { name: 'linesName', value: game.lines === null ? null : String(game.lines) },
    { name: 'minStakeName', value: money(game.minStakeMicro) },
    { name: 'mostStakeName', value: showsMostStake ? money(game.maxStakeMicro) : null },
  ].filter(({ value }) => value !== null);

  return (
    <article className={styles.feature} data-part="feature">
      <div className={styles.frame} data-part="feature-picture">
        <Picture
          className={styles.picture}
          {...gamePicture(game, art)}
          alt=""
          width={300}
          height={400}
          sizes="(min-width: 64rem) 16rem, (min-width: 37.5rem) 34vw, 92vw"
          need={need}
        />
        <FavouriteButton game={game} />
      </div>
      <div className={styles.words}>
        <Heading className={`display ${styles.name}`}>{game.gameName}</Heading>
        <ul className={styles.tags}>
          {game.tags
            .filter((tag) => KNOWN_TAGS.has(tag))
            .map((tag) => (
              <li key={tag}>{say(`lobby:tag.${tag}`)}</li>
            ))}
        </ul>
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{say(`lobby:${name}`)}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
        {game.maintenance ? (
          <Pill tone="accent">{say('lobby:maintenance')}</Pill>
        ) : (
          (actions ?? (
            <ButtonLink size="large" href={gameHref(game)}>
              {say('lobby:play')}
              <span className="visually-hidden">: {game.gameName}</span>
            </ButtonLink>
          ))
        )}
      </div>
    </article>
  );
}

/** Tags a player is told of; others are for sorting. */
const KNOWN_TAGS: ReadonlySet<string> = new Set(['freeSpins', 'wild', 'provablyFair', 'jackpot']);
