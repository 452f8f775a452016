import type { ReplyOf } from '#contract/operation.ts';
import { escapeHtml } from '../../platform/escape-html.ts';

export interface SandboxPageText {
  nonce: string;
  language: string;
  say: (key: string, params?: Readonly<Record<string, unknown>>) => string;
}

/** Its own look on purpose: a payment company is not the site. No framework: one form, one script. */
export function sandboxPageHtml(
  payment: ReplyOf<'getSandboxPayment'>,
  { nonce, language, say }: SandboxPageText,
): string {
  const text = (key: string, params?: Readonly<Record<string, unknown>>) =>
    escapeHtml(say(key, params));
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: payment.currency,
  }).format(Number(payment.amountMicro) / 1e6);
  const open = payment.status === 'pending';
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('title')}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<p class="mark">${text('company')}</p>
<h1>${text('heading')}</h1>
<p class="note">${text('note')}</p>
<dl>
<dt>${text('amount')}</dt><dd class="amount">${escapeHtml(amount)}</dd>
<dt>${text('reference')}</dt><dd class="reference">${escapeHtml(payment.reference)}</dd>
</dl>
<p id="state" role="status" data-status="${payment.status}">${open ? '' : text(payment.status)}</p>
<div class="actions">
${open ? `<button id="pay" data-outcome="paid">${text('pay')}</button><button id="decline" class="quiet" data-outcome="declined">${text('decline')}</button>` : ''}
<a href="${escapeHtml(payment.returnUrl)}">${text('back')}</a>
</div>
</main>
<script nonce="${nonce}">${SCRIPT}</script>
</body>
</html>`;
}

const STYLE = `
:root{color-scheme:light dark;--ink:#14202b;--quiet:#52606d;--paper:#fff;--ground:#eef2f5;--line:#cfd8df;--accent:#0b57d0;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#e8eef3;--quiet:#a3b1bd;--paper:#16202a;--ground:#0d141b;--line:#31404d;--accent:#8ab4f8;--on:#0b1a33}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:min(440px,100%);background:var(--paper);border:1px solid var(--line);border-radius:16px;padding:32px}
.mark{margin:0 0 24px;font-weight:700;letter-spacing:.02em;color:var(--accent)}h1{margin:0 0 8px;font-size:24px;line-height:1.25}.note{margin:0 0 24px;color:var(--quiet)}
dl{margin:0 0 24px;display:grid;gap:4px}dt{color:var(--quiet);font-size:14px}dd{margin:0 0 12px}.amount{font-size:32px;font-weight:700;font-variant-numeric:tabular-nums}.reference{overflow-wrap:anywhere;font-size:14px}
#state{min-height:24px;margin:0 0 16px;font-weight:600}.actions{display:grid;gap:12px}
button,a{min-height:48px;border-radius:10px;font:inherit;font-weight:600;display:grid;place-items:center;text-decoration:none;cursor:pointer;border:1px solid var(--accent);background:var(--accent);color:var(--on)}
.quiet,a{background:transparent;color:var(--accent);border-color:var(--line)}button:disabled{opacity:.6;cursor:progress}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;

/** Reloads after the answer, so that the page always shows what the server holds. */
const SCRIPT = `
for(const button of document.querySelectorAll('button[data-outcome]'))button.addEventListener('click',async()=>{
const buttons=document.querySelectorAll('button[data-outcome]');for(const other of buttons)other.disabled=true;
const state=document.getElementById('state');
try{const reference=location.pathname.split('/').pop();
const answer=await fetch('/payments/sandbox/'+reference+'/settle',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({outcome:button.dataset.outcome})});
if(answer.ok){location.reload();return}
state.textContent=(await answer.json()).message}catch(error){state.textContent=String(error)}
for(const other of buttons)other.disabled=false});`;
