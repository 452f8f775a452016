import { Provider as StoreProvider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ClientContext } from '#ui/query/client-context.ts';
import type { StaffContext } from './session/staff-context.ts';

/** Store, texts and client of a staff app. */
export function StaffProviders({
  context,
  children,
}: {
  context: StaffContext;
  children: ReactNode;
}) {
  return (
    <StoreProvider store={context.store}>
      <I18nextProvider i18n={context.texts}>
        <ClientContext value={context.client}>{children}</ClientContext>
      </I18nextProvider>
    </StoreProvider>
  );
}
