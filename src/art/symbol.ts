import { heroes } from './heroes/catalogue.ts';
import type { KnownHeroName } from './heroes/catalogue.ts';
import type { Hero } from './heroes/hero.ts';
import type { RankName } from './ranks.ts';
import { ranks } from './ranks.ts';
import { hashText } from './seed.ts';
import { picture } from './svg.ts';
import { engravedSymbol } from './symbols/engraved.ts';
import { oscilloscopeSymbol } from './symbols/oscilloscope.ts';
import { papercutSymbol } from './symbols/papercut.ts';
import { risographSymbol } from './symbols/risograph.ts';
import { stickerSymbol } from './symbols/sticker.ts';
import type { SymbolJob, SymbolRole } from './symbols/symbol-job.ts';
import { symbolSize } from './symbols/symbol-job.ts';
import { terraceSymbol } from './symbols/terrace.ts';
import type { Palette, RecipeName, Scheme } from './types.ts';

export interface SymbolRequest {
  readonly hero: KnownHeroName | RankName;
  readonly recipe: RecipeName;
  readonly palette: Palette;
  readonly scheme: Scheme;
  /** `wild` and `scatter` put a medal or a burst behind the hero; `plain` unless said. */
  readonly role?: SymbolRole;
}

const painters: Readonly<Record<RecipeName, (job: SymbolJob) => string>> = {
  papercut: papercutSymbol,
  risograph: risographSymbol,
  oscilloscope: oscilloscopeSymbol,
  engraved: engravedSymbol,
  sticker: stickerSymbol,
  terrace: terraceSymbol,
};

function isRank(name: KnownHeroName | RankName): name is RankName {
  return Object.hasOwn(ranks, name);
}

/** A 200 x 200 reel symbol on nothing: its own outline holds it on any reel. */
export function drawSymbol(request: SymbolRequest): string {
  return picture(symbolSize, symbolSize, paintSymbol(request));
}

/** The markup of a symbol, to be put into a picture. */
export function paintSymbol(request: SymbolRequest): string {
  const { hero: name, recipe, palette, scheme, role = 'plain' } = request;
  const hero: Hero = isRank(name) ? ranks[name] : heroes[name];
  const identity = ['symbol', name, recipe, scheme, role, ...Object.values(palette)].join('|');
  const prefix = `a${hashText(identity).toString(36)}`;
  const job = {
    palette,
    scheme,
    hero,
    rank: isRank(name),
    role,
    id: (part: string) => `${prefix}-${part}`,
  };
  return painters[recipe](job);
}
