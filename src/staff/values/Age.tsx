import { formatSpan } from '#ui/i18n/format-moment.ts';
import { useOfficeLocale } from './useOfficeLocale.ts';

/** How long something has waited, as of the last reading of the list. @param since ISO 8601 */
export function Age({ since }: { since: string }) {
  const locale = useOfficeLocale();
  const seconds = Math.max(0, Math.round((Date.now() - Date.parse(since)) / 1000));
  return (
    <time dateTime={since} title={since} className="tabular">
      {formatSpan(seconds, locale)}
    </time>
  );
}
