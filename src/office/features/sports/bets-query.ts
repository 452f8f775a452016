import type { RequestOf } from '#contract/operation.ts';
import type { Clock } from '#staff/values/format-instant.ts';
import { inputMoment } from '#staff/values/moment-input.ts';
import { cursorOf } from '#staff/values/address-values.ts';

export const BETS_VIEWS = ['all', 'open', 'late'] as const;
type BetsView = (typeof BETS_VIEWS)[number];

export const viewOf = (params: URLSearchParams): BetsView =>
  BETS_VIEWS.find((view) => view === params.get('view')) ?? 'all';

/** The query of an address. What has not the form of its field yet is left out. */
export function betsQuery(
  params: URLSearchParams,
  clock: Clock,
): RequestOf<'listOfficeSportsBets'>['query'] {
  const account = params.get('account')?.trim() ?? '';
  const event = params.get('event')?.trim() ?? '';
  const after = inputMoment(params.get('after') ?? '', clock);
  const cursor = cursorOf(params);
  return {
    view: viewOf(params),
    ...(account !== '' && { account }),
    ...(event !== '' && { sportsEventId: event }),
    ...(after !== '' && { acceptedAfter: after }),
    ...(cursor !== null && { cursor }),
  };
}
