import mailChecker from 'mailchecker';

let domains: ReadonlySet<string> | null = null;

/** Whether an address is of a service that gives addresses out for minutes, or of a part of one. */
export function isDisposableMail(email: string): boolean {
  domains ??= mailChecker.blacklist();
  const parts = (email.split('@')[1] ?? '').toLowerCase().split('.');
  return parts.some((_part, index) => domains?.has(parts.slice(index).join('.')) === true);
}
