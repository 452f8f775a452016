import { createContext, useContext } from 'react';
import type { Fault } from './section-faults.ts';

/** What the schema holds against the section on the screen. */
export const FaultsContext = createContext<readonly Fault[]>([]);

export function useFaults(): readonly Fault[] {
  return useContext(FaultsContext);
}
