/** The popover with everything that is not in the bar. */
export const SITE_MENU_ID = 'site-menu';
