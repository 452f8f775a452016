/**
 * Script of every game page. The page runs with an opaque origin, so it has no storage: a press lives in
 * memory until it is answered. `unsettled` holds a bet whose answer was lost; its key makes the supplier
 * repeat the old answer and not take a second stake. The token is read from the address and never
 * written to the page.
 */
export const GAME_SCRIPT = `'use strict';
(() => {
const main = document.querySelector('main');
const game = JSON.parse(main.dataset.game);
const texts = game.texts;
const query = new URLSearchParams(location.search);
const token = query.get('token') || '';
const one = (name) => document.getElementById(name);
const stage = one('stage'), result = one('result'), go = one('go'), balance = one('balance');
const less = one('less'), more = one('more'), shownStake = one('stake');
const sides = [...document.querySelectorAll('input[name=side]')];
const calm = matchMedia('(prefers-reduced-motion: reduce)');
const SPIN_MS = 600, TRIES = 5, FIRST_PAUSE_MS = 400, ANSWER_MS = 10000, MOST_CELLS = 12;

let currency = query.get('currency') || 'USD';
let stakes = [], at = 0, isOpen = false, isBusy = false, unsettled = null;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

const formats = new Map();
const formatOf = (code) => {
  if (!formats.has(code)) {
    let format = null;
    try { format = new Intl.NumberFormat(game.locale, { style: 'currency', currency: code }); } catch { /* An unknown code: show it after the amount. */ }
    formats.set(code, format);
  }
  return formats.get(code);
};
const money = (micro) => {
  const amount = BigInt(micro), size = amount < 0n ? -amount : amount;
  const fraction = String(size % 1000000n).padStart(6, '0').replace(/0+$/, '');
  const text = (amount < 0n ? '-' : '') + size / 1000000n + (fraction === '' ? '' : '.' + fraction);
  const format = formatOf(currency);
  return format === null ? text + ' ' + currency : format.format(text);
};

const newKey = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** One try. Throws where the answer is lost or may differ later. */
async function ask(place, body) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), ANSWER_MS);
  try {
    const answer = await fetch(game.address + place, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      cache: 'no-store',
      body: JSON.stringify(body),
      signal: stop.signal,
    });
    const data = await answer.json();
    if (data === null || typeof data !== 'object') throw new Error('no object');
    if (data.error) {
      // The state of the bet is unknown after 5xx and 429: the same key is sent again.
      if (answer.status >= 500 || answer.status === 429) {
        throw Object.assign(new Error('unsure'), { said: data.error.text });
      }
      return data;
    }
    if (!answer.ok) throw new Error('status ' + answer.status);
    return data;
  } finally {
    clearTimeout(timer);
  }
}

async function askUntilAnswered(place, body) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask(place, body);
    } catch (error) {
      if (attempt === TRIES) throw error;
      if (attempt === 1) show('waiting', texts.retrying);
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }
}

function show(kind, text, payout) {
  result.dataset.kind = kind;
  stage.dataset.kind = kind;
  result.replaceChildren(document.createTextNode(text));
  if (payout !== undefined) {
    const amount = document.createElement('span');
    amount.className = 'payout';
    amount.textContent = payout;
    result.append(amount);
  }
}

const inWords = (symbol) => (Object.hasOwn(game.sides, symbol) ? game.sides[symbol] : symbol);

function cell(symbol) {
  const place = document.createElement('div');
  place.className = 'cell';
  if (game.symbols.includes(symbol) && !Object.hasOwn(game.sides, symbol)) {
    const space = 'http://www.w3.org/2000/svg';
    const svg = document.createElementNS(space, 'svg');
    svg.setAttribute('class', 'drawing');
    svg.setAttribute('aria-hidden', 'true');
    const use = document.createElementNS(space, 'use');
    use.setAttribute('href', '#d-' + symbol);
    svg.append(use);
    place.append(svg);
  } else {
    const text = inWords(symbol);
    place.textContent = text;
    if ([...text].length > 4) place.classList.add('long');
  }
  return place;
}

const deal = (symbols) => stage.replaceChildren(...symbols.slice(0, MOST_CELLS).map((each) => cell(String(each))));

/** Shows other symbols while the round runs. @returns a stop */
function spin() {
  stage.classList.remove('landed');
  if (calm.matches) return () => {};
  // A reflow lets the animation begin again.
  stage.classList.remove('running');
  void stage.offsetWidth;
  stage.classList.add('running');
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    [...stage.children].forEach((place, index) => {
      const name = game.symbols[(turn + index * 2) % game.symbols.length];
      place.classList.remove('long');
      place.replaceChildren(...cell(name).childNodes);
    });
  }, 100);
  return () => { clearInterval(timer); stage.classList.remove('running'); };
}

function refresh() {
  const canPlay = isOpen && stakes.length > 0;
  const isFixed = isBusy || unsettled !== null || !canPlay;
  shownStake.textContent = canPlay ? money(unsettled === null ? stakes[at] : unsettled.stakeMicro) : '–';
  less.setAttribute('aria-disabled', String(isFixed || at === 0));
  more.setAttribute('aria-disabled', String(isFixed || at >= stakes.length - 1));
  for (const side of sides) side.disabled = isFixed;
  // Never disabled: that would move the focus away in the middle of a round.
  go.setAttribute('aria-disabled', String(isBusy));
  go.textContent = unsettled !== null && !isBusy ? texts.sendAgain : isOpen || isBusy ? texts.go : texts.tryAgain;
}

function step(by) {
  if (isBusy || unsettled !== null) return;
  at = Math.max(0, Math.min(stakes.length - 1, at + by));
  refresh();
}

async function open() {
  isBusy = true;
  show('waiting', texts.opening);
  refresh();
  try {
    const session = await askUntilAnswered('/session', { token, mode: game.mode, currency, language: game.locale });
    if (session.error) {
      show('error', session.error.text || texts.notOpened);
    } else {
      currency = session.currency;
      const own = game.stakes[currency];
      const allowed = session.stakesMicro || own || [];
      stakes = own === undefined ? allowed : allowed.filter((stake) => own.includes(stake));
      at = Math.min(1, Math.max(0, stakes.length - 1));
      balance.textContent = money(session.balanceMicro);
      one('nickname').textContent = session.nickname || '';
      isOpen = true;
      if (stakes.length === 0) show('error', texts.noStakes);
      else show('idle', '');
    }
  } catch (error) {
    show('error', error.said || texts.notOpened);
  }
  isBusy = false;
  refresh();
}

function newBet() {
  const side = sides.find((each) => each.checked);
  return {
    token,
    mode: game.mode,
    language: game.locale,
    stakeMicro: stakes[at],
    ...(side === undefined ? {} : { choice: side.value }),
    key: newKey(),
  };
}

async function play() {
  isBusy = true;
  unsettled = unsettled || newBet();
  show('waiting', texts.waiting);
  refresh();
  const stop = spin();
  const [answer] = await Promise.all([
    askUntilAnswered('/rounds', unsettled).then((data) => ({ data }), (error) => ({ error })),
    pause(calm.matches ? 0 : SPIN_MS),
  ]);
  stop();
  if (answer.error) {
    deal(game.idle);
    show('error', (answer.error.said ? answer.error.said + ' ' : '') + texts.unanswered);
  } else {
    unsettled = null;
    settle(answer.data);
  }
  isBusy = false;
  refresh();
}

function settle(round) {
  if (round.error) {
    deal(game.idle);
    if (round.balanceMicro) balance.textContent = money(round.balanceMicro);
    show('error', round.error.text || texts.notOpened);
    return;
  }
  deal(round.outcome.symbols);
  balance.textContent = money(round.balanceMicro);
  const hasPayout = BigInt(round.payoutMicro) > 0n;
  stage.classList.add('landed');
  show(
    hasPayout ? 'won' : 'lost',
    inWords(round.outcome.text),
    hasPayout ? texts.won.replace('{amount}', () => money(round.payoutMicro)) : texts.lost,
  );
}

less.addEventListener('click', () => step(-1));
more.addEventListener('click', () => step(1));
go.addEventListener('click', () => {
  if (isBusy) return;
  if (!isOpen) void open();
  else if (stakes.length > 0) void play();
});
deal(game.idle);
void open();
})();`;
