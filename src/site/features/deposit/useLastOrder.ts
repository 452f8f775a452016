import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';

const KEY = 'depositOrder';

export interface LastOrder {
  lastOrder: string | null;
  /** An order was opened: it stays in view, also after paying elsewhere and coming back. */
  keepOrder: (depositId: string) => void;
  /** The player is done with it. */
  forgetOrder: () => void;
}

/** The order this tab is about; kept for as long as the tab is open. */
export function useLastOrder(): LastOrder {
  const navigate = useNavigate();
  const [lastOrder, setLastOrder] = useState(readOrder);
  const keepOrder = useCallback(
    (depositId: string) => {
      writeOrder(depositId);
      setLastOrder(depositId);
      void navigate(`?${new URLSearchParams({ deposit: depositId })}`);
    },
    [navigate],
  );
  const forgetOrder = useCallback(() => {
    writeOrder(null);
    setLastOrder(null);
    void navigate('?', { replace: true });
  }, [navigate]);
  return { lastOrder, keepOrder, forgetOrder };
}

function readOrder(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function writeOrder(depositId: string | null): void {
  try {
    if (depositId === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, depositId);
  } catch {
    // Without storage the order is still in the address and in the list below.
  }
}
