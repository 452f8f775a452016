import { useAtomValue } from 'jotai';
import { staffSessionAtom, type StaffSession } from './staff.atoms.ts';

export type StaffAccount = NonNullable<StaffSession['staff']>;

export interface Staff extends StaffAccount {
  /** Whether this account may do what a permission names. */
  may: (permission: string) => boolean;
}

/** Who works here. Only below the gate, which lets nobody in unnamed. */
export function useStaff(): Staff {
  const staff = useAtomValue(staffSessionAtom)?.staff ?? null;
  if (staff === null) throw new Error('useStaff outside the gate');
  return { ...staff, may: (permission) => staff.permissions.includes(permission) };
}
