export interface CheckoutPayment {
  paymentId: string;
  reference: string;
  status: 'pending' | 'paid' | 'declined';
  /** The ordered amount, then the paid one. */
  amount: string;
  currency: string;
  returnUrl: string;
  expiresAt: Date;
}

const BUTTONS = [
  ['pay', 'Pay'],
  ['less', 'Pay less (half)'],
  ['more', 'Pay more (10 more)'],
  ['twice', 'Pay twice'],
  ['silent', 'Pay and say nothing'],
  ['decline', 'Decline'],
] as const;

/** One form and no script. */
export function checkoutPage(payment: CheckoutPayment): string {
  const { reference, status, amount, currency, returnUrl, expiresAt } = payment;
  const state = status === 'pending' ? stateOf(expiresAt) : `This payment is ${status}.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Gateway sandbox: pay ${escaped(amount)} ${escaped(currency)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Gateway sandbox</h1>
<p>Simulated payment company. No money moves.</p>
<dl>
<dt>Amount</dt><dd>${escaped(amount)} ${escaped(currency)}</dd>
<dt>Reference</dt><dd>${escaped(reference)}</dd>
</dl>
<p id="state" data-status="${status}">${state}</p>
${status === 'pending' ? form(reference) : ''}
<a href="${escaped(returnUrl)}">Back to the shop</a>
</main>
</body>
</html>`;
}

/** An expired payment can still be paid, to simulate late money. */
function stateOf(expiresAt: Date): string {
  return expiresAt.getTime() > Date.now()
    ? 'This payment is open.'
    : 'This payment has expired. You can still make a late payment.';
}

const form = (reference: string): string => `<form method="post" action="/checkout/decide">
<input type="hidden" name="reference" value="${escaped(reference)}">
${BUTTONS.map(([action, label]) => `<button name="action" value="${action}">${label}</button>`).join('\n')}
</form>`;

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const STYLE = `
:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;font:16px/1.5 system-ui,sans-serif}
main{width:min(440px,100%)}h1{margin:0;font-size:24px}dt{font-size:14px}dd{margin:0 0 12px;font-weight:600;overflow-wrap:anywhere}
form{display:grid;gap:12px;margin:0 0 12px}button{min-height:48px;font:inherit;cursor:pointer}
a{display:inline-block;padding:12px 0}:focus-visible{outline:3px solid;outline-offset:2px}`;
