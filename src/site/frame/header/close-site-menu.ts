import { SITE_MENU_ID } from './site-menu-id.ts';

/** Closes the site's menu where it is open. */
export function closeSiteMenu(): void {
  const menu = document.getElementById(SITE_MENU_ID);
  if (menu?.matches(':popover-open') === true) menu.hidePopover();
}
