import type { VendorTitle } from '#contract/generated/types.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { drawing, drawingDefinitions, symbolsOf } from './game-drawings.ts';
import { GAME_SCRIPT } from './game-script.ts';
import { gameStyle } from './game-style.ts';
import { type GameTexts, gameTexts } from './game-texts.ts';
import { type Choice, choicesOf, type Play, playOf } from './play.ts';
import type { Supplier } from './suppliers.ts';

export interface GamePage {
  readonly supplier: Supplier;
  readonly title: VendorTitle;
  /** A BCP 47 tag. */
  readonly language: string;
  /** As the launch address has it; sent with every call. */
  readonly mode: string;
  /** Content policy nonce of the style and the script. */
  readonly nonce: string;
  /** Address of the supplier: a URL or a path. */
  readonly base: string;
}

/** Cells on the stage before the first round. */
const CELLS: Readonly<Record<Play, number>> = {
  spin: 3,
  sides: 2,
  deal: 3,
  odds: 2,
  cannon: 3,
  draw: 1,
};

/** The mode of a launch that bets the player's balance. */
const REAL_MODE = 'real';

/** A whole page of one title. It loads nothing else and keeps nothing, so it runs in a sandboxed frame. */
export function gamePage({
  supplier,
  title,
  language: asked,
  mode,
  nonce,
  base,
}: GamePage): string {
  const { language, direction, texts } = gameTexts(asked);
  const play = playOf(title);
  const name = escapeHtml(nameIn(title, asked));
  const note = escapeHtml(texts.demo.replace('{supplier}', () => supplier.displayName));
  const data = escapeHtml(JSON.stringify(gameData({ title, texts, mode, base, asked, play })));
  const key = escapeHtml(nonce);
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${name}</title>
<style nonce="${key}">${gameStyle(supplier.hue)}</style>
</head>
<body>
${drawingDefinitions(supplier, title)}
<main data-game="${data}">
<header>
<div class="emblem">${drawing(supplier.emblem)}</div>
<div><p class="supplier"><bdi>${escapeHtml(supplier.displayName)}</bdi></p><h1><bdi>${name}</bdi></h1></div>
</header>
<p class="demo">${note}</p>
<div class="account">
<dl><dt>${escapeHtml(texts.balance)}</dt><dd><bdi id="balance">–</bdi></dd></dl>
${mode === REAL_MODE ? '' : `<p class="mode">${escapeHtml(texts.freePlay)}</p>`}
<p class="nickname"><bdi id="nickname"></bdi></p>
</div>
<div class="stage" id="stage" data-play="${play}" aria-hidden="true"></div>
<p class="result" id="result" role="status" aria-live="polite" aria-atomic="true"></p>
${sidesHtml(choicesOf(title), texts)}
<fieldset>
<legend>${escapeHtml(texts.stake)}</legend>
<div class="stepper">
<button type="button" id="less" aria-label="${escapeHtml(texts.less)}">−</button>
<output id="stake" for="less more" aria-live="polite">–</output>
<button type="button" id="more" aria-label="${escapeHtml(texts.more)}">+</button>
</div>
</fieldset>
<button type="button" class="go" id="go">${escapeHtml(texts.play[play])}</button>
</main>
<script nonce="${key}">${GAME_SCRIPT}</script>
</body>
</html>`;
}

function nameIn({ names, code }: VendorTitle, language: string): string {
  const primary = language.split('-')[0];
  const named =
    names.find((each) => each.language === language) ??
    names.find((each) => each.language === primary) ??
    names.find((each) => each.language === 'en') ??
    names[0];
  return named?.name ?? code;
}

interface DataRequest {
  readonly title: VendorTitle;
  readonly texts: GameTexts;
  readonly mode: string;
  readonly base: string;
  readonly asked: string;
  readonly play: Play;
}

/** Data for the script, without the token. */
function gameData({ title, texts, mode, base, asked, play }: DataRequest): object {
  const symbols = symbolsOf(title);
  const { won, lost, waiting, retrying, unanswered, sendAgain } = texts;
  const { opening, notOpened, tryAgain, noStakes } = texts;
  return {
    address: `${base}/play/${encodeURIComponent(title.code)}`,
    mode,
    locale: localeOf(asked),
    stakes: Object.fromEntries(
      (title.stakes ?? []).map(({ currency, amountsMicro }) => [currency, amountsMicro]),
    ),
    symbols,
    idle: symbols.slice(0, CELLS[play]),
    // Words for symbols that are sides of a bet.
    sides: Object.fromEntries(choicesOf(title).map(({ code }) => [code, texts.choice[code]])),
    texts: {
      go: texts.play[play],
      won,
      lost,
      waiting,
      retrying,
      unanswered,
      sendAgain,
      opening,
      notOpened,
      tryAgain,
      noStakes,
    },
  };
}

/** Formats of the asked region; English where the tag is not well formed. */
function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

function sidesHtml(choices: readonly Choice[], texts: GameTexts): string {
  if (choices.length === 0) return '';
  const sides = choices.map(({ code, oddsHundredths }, index) => {
    const odds = (oddsHundredths / 100).toFixed(2);
    const checked = index === 0 ? ' checked' : '';
    return `<label class="choice"><input type="radio" name="side" value="${code}"${checked}><span>${escapeHtml(texts.choice[code])}<small>× ${odds}</small></span></label>`;
  });
  return `<fieldset><legend>${escapeHtml(texts.choose)}</legend><div class="choices">${sides.join('')}</div></fieldset>`;
}
