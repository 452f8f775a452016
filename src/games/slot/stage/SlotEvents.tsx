import type { ComponentType } from 'react';
import type { SlotTitle } from '#contract/generated/types.ts';
import { Money } from '#ui/kit/Money.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { EventsProps } from '../../stage-port.ts';
import type { Coin, SymbolWindow } from '../events.ts';
import { type PlacedPicture, picturesOf } from './pictures.ts';
import { readEvents } from './read-events.ts';
import styles from './SlotEvents.module.css';
import { slotLook } from './slot-look.ts';
import { useSlotWords } from './useSlotWords.ts';

/** Rounds of a title for reading: every spin with what the reels showed and what it paid. */
export function slotEvents(title: SlotTitle): ComponentType<EventsProps> {
  return function TitleEvents({ events, currency, pictureAddress }: EventsProps) {
    return (
      <ol className={styles.events}>
        {picturesOf(readEvents(events)).map((picture, index) => (
          <li key={index} className={styles.event}>
            <EventRow
              title={title}
              picture={picture}
              currency={currency}
              pictureAddress={pictureAddress}
            />
          </li>
        ))}
      </ol>
    );
  };
}

interface EventRowProps {
  title: SlotTitle;
  picture: PlacedPicture;
  currency: string;
  pictureAddress: (name: string) => string;
}

function EventRow({ title, picture, currency, pictureAddress }: EventRowProps) {
  const say = useTexts('slot');
  const words = useSlotWords(title);
  const money = (micro: bigint | string) => <Money micro={BigInt(micro)} currency={currency} />;
  const shown = (window: SymbolWindow) => (
    <WindowPicture title={title} window={window} pictureAddress={pictureAddress} />
  );
  const coins = (list: readonly Coin[]) => (
    <ul className={styles.wins}>
      {list.map((coin) => (
        <li key={`${coin.reel}/${coin.row}`}>
          {say('slot:event.coin', { reel: coin.reel + 1, row: coin.row + 1 })}{' '}
          {coin.prize === null ? '' : `${say(`slot:prize.${coin.prize}`)} `}
          {money(coin.payoutMicro)}
        </li>
      ))}
    </ul>
  );
  switch (picture.kind) {
    case 'spin':
      return (
        <>
          <p>{say('slot:event.spin', { stops: picture.stops.join(', ') })}</p>
          {shown(picture.window)}
        </>
      );
    case 'coins':
      return coins(picture.coins);
    case 'fill':
      return (
        <>
          <p>
            {say('slot:event.fill', { reels: picture.reels.map((reel) => reel + 1).join(', ') })}
          </p>
          {shown(picture.window)}
        </>
      );
    case 'fall':
      return (
        <>
          <p>{say('slot:event.fall', { multiplier: picture.multiplier })}</p>
          {shown(picture.window)}
        </>
      );
    case 'win':
      return (
        <>
          <ul className={styles.wins}>
            {picture.wins.map((win, index) => (
              <li key={index}>
                {words.ofWin(win)}
                {win.multiplier > 1 ? ` ×${win.multiplier}` : ''} {money(win.payoutMicro)}
              </li>
            ))}
            {picture.scatters === null ? null : (
              <li>
                {say('slot:event.scatters', {
                  count: picture.scatters.count,
                  symbol: words.nameOf(title.scatter?.code ?? ''),
                })}{' '}
                {money(picture.scatters.payoutMicro)}
              </li>
            )}
          </ul>
          <p>
            {say(picture.isPartial ? 'slot:event.soFar' : 'slot:event.win')}{' '}
            {money(picture.payoutMicro)}
          </p>
        </>
      );
    case 'miss':
      return <p>{say('slot:plate.nothing')}</p>;
    case 'award':
      return (
        <p>
          {say(picture.retrigger ? 'slot:card.retrigger' : 'slot:card.award', {
            awarded: picture.awarded,
          })}
        </p>
      );
    case 'freeSpin': {
      const { number, total } = picture;
      return <p>{say('slot:freeSpin.counter', { number, total })}</p>;
    }
    case 'featureEnd':
      return (
        <p>
          {say('slot:card.featureEnd', { played: picture.played })} {money(picture.payoutMicro)}
        </p>
      );
    case 'holdStart':
      return <p>{say('slot:card.holdStart')}</p>;
    case 'holdTurn':
      return (
        <>
          <p>{say('slot:say.holdTurn', { coins: picture.coins.length, left: picture.left })}</p>
          {coins(picture.coins)}
        </>
      );
    case 'holdEnd':
      return (
        <p>
          {say('slot:card.holdEnd', { count: picture.count })} {money(picture.payoutMicro)}
          {picture.grandMicro === null ? null : (
            <>
              {' · '}
              {say('slot:card.grand')} {money(picture.grandMicro)}
            </>
          )}
        </p>
      );
    case 'cap':
      return (
        <p>
          {say('slot:card.cap')} {money(picture.capMicro)}
        </p>
      );
    case 'end':
      return (
        <p>
          <strong>{say('slot:event.end')}</strong> {money(picture.payoutMicro)}
        </p>
      );
  }
}

interface WindowPictureProps {
  title: SlotTitle;
  window: SymbolWindow;
  pictureAddress: (name: string) => string;
}

function WindowPicture({ title, window, pictureAddress }: WindowPictureProps) {
  const { pictureOf } = slotLook(title);
  const { nameOf } = useSlotWords(title);
  return (
    <div className={styles.window}>
      {window.map((column, reel) => (
        <div key={reel} className={styles.column}>
          {column.map((symbol, row) => (
            <img
              key={row}
              src={pictureAddress(pictureOf(symbol) ?? symbol)}
              alt={nameOf(symbol)}
              width={32}
              height={32}
              loading="lazy"
            />
          ))}
        </div>
      ))}
    </div>
  );
}
