import type { StaffAccount } from '#contract/generated/types.ts';
import { useAtomValue } from 'jotai';
import type { Permission } from '#contract/permission.ts';
import { staffSessionAtom } from './staff.atoms.ts';

export interface Staff extends StaffAccount {
  may: (permission: Permission) => boolean;
  /** A brand's own name; its id where the brand is not among those this person may act on. */
  brandName: (brand: string) => string;
}

/** Who works here. Only below the gate, which lets nobody in unnamed. */
export function useStaff(): Staff {
  const session = useAtomValue(staffSessionAtom);
  const staff = session?.staff ?? null;
  if (staff === null) throw new Error('useStaff outside the gate');
  return {
    ...staff,
    may: (permission) => staff.permissions.includes(permission),
    brandName: (brand) => staff.brands.find((entry) => entry.brand === brand)?.name ?? brand,
  };
}
