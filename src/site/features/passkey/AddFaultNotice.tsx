import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import type { PasskeyFault } from '#ui/passkey/passkey-browser.ts';

/** Why the browser made no passkey; a dismissed dialog is nothing to worry about. */
export function AddFaultNotice({ fault }: { fault: PasskeyFault }) {
  const say = useTexts('passkey');
  return (
    <Notice tone={fault === 'failed' ? 'problem' : 'info'}>{say(`passkey:add.${fault}`)}</Notice>
  );
}
