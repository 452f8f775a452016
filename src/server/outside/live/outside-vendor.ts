import type { VendorRecord, VendorTitle } from '#contract/generated/types.ts';
import { isInMaintenance } from '#domain/vendor/vendor-window.ts';
import type { GameFacts, GameVendor, VendorOwnWallet } from '../../vendors/game-vendor.ts';

/** An outside vendor as the lobby and the wallet see it. Its titles are made when they are first asked for. */
export function outsideVendor(
  record: VendorRecord,
  titles: readonly VendorTitle[],
  isUp: boolean,
  ownWallet: VendorOwnWallet | null,
): GameVendor {
  let made: readonly GameFacts[] | null = null;
  const terms = new Map(
    record.currencies.map(({ currency, unitMicro, smallestMicro }) => [
      currency,
      { unitMicro: BigInt(unitMicro), smallestMicro: BigInt(smallestMicro) },
    ]),
  );
  return {
    code: record.code,
    displayName: record.displayName,
    games: () => (made ??= titles.map((title) => factsOf(record, title))),
    cancelsPayouts: record.cancelsPayouts === true,
    ownWallet,
    stakeTerms: (currency) => terms.get(currency) ?? null,
    outside: {
      dialect: record.dialect,
      isUp,
      markets: record.markets ?? null,
      devices: record.devices ?? null,
      frameSource: record.launchUrl.startsWith('/') ? "'self'" : new URL(record.launchUrl).origin,
      opensAtHosts: record.launchUrl.startsWith('/'),
      takes: (currency) => terms.has(currency),
      stateAt: (now) =>
        record.state === 'on' && isInMaintenance(record.maintenance ?? [], now)
          ? 'maintenance'
          : record.state,
    },
    launchUrl: ({ gameCode, token, language, mode = 'real', currency = '', back = '' }) => {
      const values: Readonly<Record<string, string>> = {
        game: gameCode,
        token,
        language,
        mode,
        currency,
        back,
      };
      return record.launchUrl.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
        encodeURIComponent(values[name] ?? ''),
      );
    },
  };
}

function factsOf(record: VendorRecord, title: VendorTitle): GameFacts {
  const names = Object.fromEntries(title.names.map(({ language, name }) => [language, name]));
  const returns = (title.returnPercents ?? []).toSorted((a, b) => Number(a) - Number(b));
  return {
    code: title.code,
    name: names['en'] ?? title.names[0]?.name ?? title.code,
    names,
    category: title.category,
    rtpPercent: returns[0] ?? null,
    rtpMostPercent: returns.at(-1) ?? null,
    volatility: title.volatility ?? null,
    lines: title.lines ?? null,
    subCategories: title.subCategories ?? [],
    theme: title.theme ?? null,
    picture: title.picture ?? null,
    icon: title.icon ?? null,
    aliases: [...new Set([...(title.aliases ?? []), ...Object.values(names)])],
    releasedOn: title.releasedOn ?? null,
    tags: title.tags ?? [],
    hasDemo: title.supportPlay === 0,
    feedsJackpot: title.feedsJackpot === true,
    stakesMicro: Object.fromEntries(
      (title.stakes ?? []).map(({ currency, amountsMicro }) => [
        currency,
        amountsMicro.map(BigInt),
      ]),
    ),
    isList: title.isGame === 'VASSALAGE',
    parent: title.parent ?? null,
    currencies: record.currencies.map(({ currency }) => currency),
  };
}
