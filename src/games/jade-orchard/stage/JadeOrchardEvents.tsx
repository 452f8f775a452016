import { Money } from '#ui/kit/Money.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { SymbolWindow } from '../symbols.ts';
import styles from './JadeOrchardEvents.module.css';
import { type PlacedPicture, picturesOf } from './pictures.ts';
import { readEvents } from './read-events.ts';
import { symbolPicture } from './symbol-picture.ts';

export interface JadeOrchardEventsProps {
  events: readonly unknown[];
  currency: string;
  pictureAddress: (name: string) => string;
}

/** A round for reading: every spin with what the reels showed and what it paid. */
export function JadeOrchardEvents({ events, currency, pictureAddress }: JadeOrchardEventsProps) {
  const say = useTexts('jade-orchard');
  return (
    <ol className={styles.events}>
      {picturesOf(readEvents(events)).map((picture) => (
        <li key={picture.firstEvent} className={styles.event}>
          <EventRow
            picture={picture}
            currency={currency}
            pictureAddress={pictureAddress}
            say={say}
          />
        </li>
      ))}
    </ol>
  );
}

interface EventRowProps {
  picture: PlacedPicture;
  currency: string;
  pictureAddress: (name: string) => string;
  say: ReturnType<typeof useTexts>;
}

function EventRow({ picture, currency, pictureAddress, say }: EventRowProps) {
  const money = (micro: bigint | string) => <Money micro={BigInt(micro)} currency={currency} />;
  switch (picture.kind) {
    case 'spin':
      return (
        <>
          <p>{say('jade-orchard:event.spin', { stops: picture.stops.join(', ') })}</p>
          <WindowPicture window={picture.window} pictureAddress={pictureAddress} say={say} />
        </>
      );
    case 'win':
      return (
        <>
          <ul className={styles.wins}>
            {picture.lines.map((line) => (
              <li key={line.line}>
                {say('jade-orchard:plate.line', {
                  line: line.line,
                  count: line.count,
                  symbol: say(`jade-orchard:symbol.${line.symbol}`),
                })}
                {line.multiplier > 1 ? ` ×${line.multiplier}` : ''} {money(line.payoutMicro)}
              </li>
            ))}
            {picture.scatters === null ? null : (
              <li>
                {say('jade-orchard:event.moons', { count: picture.scatters.count })}{' '}
                {money(picture.scatters.payoutMicro)}
              </li>
            )}
          </ul>
          <p>
            {say('jade-orchard:event.win')} {money(picture.payoutMicro)}
          </p>
        </>
      );
    case 'miss':
      return <p>{say('jade-orchard:plate.nothing')}</p>;
    case 'award':
      return (
        <p>
          {say(picture.retrigger ? 'jade-orchard:card.retrigger' : 'jade-orchard:card.award', {
            awarded: picture.awarded,
          })}
        </p>
      );
    case 'freeSpin': {
      const { number, total } = picture;
      return <p>{say('jade-orchard:freeSpin.counter', { number, total })}</p>;
    }
    case 'featureEnd':
      return (
        <p>
          {say('jade-orchard:card.featureEnd', { played: picture.played })}{' '}
          {money(picture.payoutMicro)}
        </p>
      );
    case 'cap':
      return (
        <p>
          {say('jade-orchard:card.cap')} {money(picture.capMicro)}
        </p>
      );
    case 'end':
      return (
        <p>
          <strong>{say('jade-orchard:event.end')}</strong> {money(picture.payoutMicro)}
        </p>
      );
  }
}

interface WindowPictureProps {
  window: SymbolWindow;
  pictureAddress: (name: string) => string;
  say: ReturnType<typeof useTexts>;
}

function WindowPicture({ window, pictureAddress, say }: WindowPictureProps) {
  return (
    <div className={styles.window}>
      {window.map((column, reel) => (
        <div key={reel} className={styles.column}>
          {column.map((symbol, row) => (
            <img
              key={row}
              src={pictureAddress(symbolPicture(symbol))}
              alt={say(`jade-orchard:symbol.${symbol}`)}
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
