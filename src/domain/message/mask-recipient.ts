/** An e-mail address or phone number that staff can recognise but not use: `a•••@example.com`, `+51•••78`. */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at > 0) return `${recipient.slice(0, 1)}•••${recipient.slice(at)}`;
  return recipient.length < 7 ? '•••' : `${recipient.slice(0, 3)}•••${recipient.slice(-2)}`;
}
