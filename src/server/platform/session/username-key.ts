/** The form in which names are compared: one account for María, MARÍA and a differently composed í. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase();
}
