import type { VendorTile } from '#brand/plan/navigation-plan.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { useSession } from '#ui/session/useSession.ts';
import { useOverlayState } from './useOverlayState.ts';
import { VendorMark } from './VendorMark.tsx';
import styles from './VendorMenu.module.css';

export interface VendorLinkProps {
  vendor: VendorTile;
  showsLogo: boolean;
}

/** Leads to the vendor's list or starts its game. Visitors sign in over the page before a game starts. */
export function VendorLink({ vendor, showsLogo }: VendorLinkProps) {
  const { isSignedIn } = useSession();
  const signIn = useOverlayState(vendor.href);
  const asksToSignIn = vendor.startsGame && !isSignedIn;
  return (
    <Anchor
      className={styles.vendor}
      {...(asksToSignIn ? { href: '/login', state: signIn } : { href: vendor.href })}
    >
      <VendorMark vendor={vendor} showsLogo={showsLogo} />
      <span className={styles.name}>{vendor.displayName}</span>
    </Anchor>
  );
}
