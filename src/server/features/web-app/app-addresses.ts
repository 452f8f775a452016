/** Sides of the icons, in pixels: what browsers ask of an installable app, and what iOS shows. */
export const APP_ICONS = [192, 512] as const;
export const TOUCH_ICON = 180;

/** Where an installed app's parts are. */
export function appAddresses(hash: string) {
  return {
    manifest: '/manifest.webmanifest',
    icon: (side: number): string => `/app/${hash}/icon-${side}.png`,
    /** A configuration profile with a web clip. */
    profile: '/app/ios.mobileconfig',
  };
}
