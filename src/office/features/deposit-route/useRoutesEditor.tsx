import { isTimeZone } from '#domain/day/day.ts';
import { useMemo } from 'react';
import type { DepositRoute, DepositRouteSettings } from '#contract/generated/types.ts';
import { keyed, listChanges, listDifference, plain } from '#staff/setting/keyed-list.ts';
import { ListEditor } from '#staff/setting/ListEditor.tsx';
import type { SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { inOneLine, useListChanges } from '#staff/setting/useListChanges.ts';
import type { DraftFault } from '#staff/setting/useFaultText.ts';
import { formatAmount } from '#staff/values/format-amount.ts';
import { useOfficeLocale } from '#staff/values/useOfficeLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { MAX_ROUTES, newRoute, routeSentence, type RoutesDraft } from './route-draft.ts';
import { RouteRow } from './RouteRow.tsx';

/** The ways to pay in, in the order players see them; the server judges accounts and banks. */
export function useRoutesEditor(
  input: SettingEditorInput<DepositRouteSettings, RoutesDraft>,
): SettingDraft<Pick<DepositRouteSettings, 'routes'>> {
  const { now, edits, edit } = input;
  const say = useTexts('deposit-route-desk', 'office');
  const locale = useOfficeLocale();
  const changesOf = useListChanges();
  const held = useMemo(() => now.routes.map(keyed), [now]);
  const draft = edits ?? held;
  const routes = draft.map(plain);
  const difference = listDifference(now.routes, routes, routeSentence);
  const faults = routes.flatMap((route, index) =>
    draftFaults(route).map((fault) => ({ index, ...fault })),
  );
  const amount = (micro: string): string =>
    micro === '' ? '?' : formatAmount(BigInt(micro), now.currency, locale).figures;
  const line = (route: DepositRoute): string =>
    inOneLine([
      route.name,
      `${amount(route.minMicro)}–${amount(route.maxMicro)} ${now.currency}`,
      route.account === null ? '' : route.account.accountNumber,
      route.maintenance === null ? '' : say('deposit-route-desk:inMaintenance'),
      route.isOn ? '' : say('office:off'),
    ]);
  return {
    content: faults.length === 0 ? { routes } : null,
    changes: changesOf(difference, line),
    count: listChanges(difference),
    faults: faults.length,
    review: <p>{say('deposit-route-desk:effect')}</p>,
    fields: (
      <ListEditor
        title={say('deposit-route-desk:routes')}
        hint={say('deposit-route-desk:hint')}
        none={say('deposit-route-desk:none')}
        items={draft}
        faults={faults}
        maxItems={MAX_ROUTES}
        onChange={edit}
        add={now.adapters.map((adapter) => ({
          id: adapter.code,
          label: adapter.name,
          begin: () => newRoute(adapter, { routes, banks: now.banks }),
        }))}
        row={(row) => <RouteRow {...row} settings={now} />}
      />
    ),
  };
}

/** What can be seen without asking the server. */
function draftFaults({
  name,
  minMicro,
  maxMicro,
  feeMicro,
  toleranceMicro,
  autoCreditMaxMicro,
  hours,
  account,
}: DepositRoute): DraftFault[] {
  const empty = (pointer: string, value: string): DraftFault[] =>
    value.trim() === '' ? [{ pointer, code: 'REQUIRED' }] : [];
  return [
    ...empty('/name', name),
    ...empty('/minMicro', minMicro),
    ...empty('/maxMicro', maxMicro),
    ...empty('/feeMicro', feeMicro),
    ...empty('/toleranceMicro', toleranceMicro),
    ...(autoCreditMaxMicro === null ? [] : empty('/autoCreditMaxMicro', autoCreditMaxMicro)),
    ...(hours !== null && !isTimeZone(hours.timeZone)
      ? [{ pointer: '/hours/timeZone', code: 'NO_TIME_ZONE' }]
      : []),
    ...(account === null
      ? []
      : [
          ...empty('/account/accountNumber', account.accountNumber),
          ...empty('/account/payeeName', account.payeeName),
        ]),
  ];
}
