import type { VendorTile } from '#brand/plan/navigation-plan.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { broughtPicture } from '#ui/picture/scheme-picture.ts';
import { vendorInitials } from './vendor-initials.ts';
import styles from './VendorMark.module.css';

export interface VendorMarkProps {
  vendor: Pick<VendorTile, 'displayName' | 'logo'>;
  /** False while the menu has never been open: a closed menu must not fetch pictures. */
  showsLogo: boolean;
}

/** A vendor's logo, or its initials in the same box. The name next to it is the accessible text. */
export function VendorMark({ vendor: { displayName, logo }, showsLogo }: VendorMarkProps) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {logo !== null && showsLogo ? (
        <Picture picture={broughtPicture(logo)} alt="" need="soon" />
      ) : (
        vendorInitials(displayName)
      )}
    </span>
  );
}
