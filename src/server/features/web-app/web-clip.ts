import { escapeHtml } from '../../platform/escape-html.ts';
import { sha256Hex } from '../../platform/signature.ts';

export interface WebClip {
  /** Under the icon on the home screen. */
  name: string;
  /** Scheme and host of the site. */
  origin: string;
  /** PNG. */
  icon: Buffer;
  /** Read before installing. */
  description: string;
}

/**
 * A configuration profile that puts the site on an iPhone's home screen. It is not signed, which iOS
 * tells whoever installs it; it can be removed in the settings and configures nothing else.
 */
export function webClipProfile({ name, origin, icon, description }: WebClip): string {
  const { host } = new URL(origin);
  const id = `webclip.${host.replaceAll(/[^a-zA-Z0-9.-]/g, '-')}`;
  const clip = dict({
    PayloadType: text('com.apple.webClip.managed'),
    PayloadVersion: '<integer>1</integer>',
    PayloadIdentifier: text(`${id}.clip`),
    PayloadUUID: text(uuidOf(`clip ${origin}`)),
    PayloadDisplayName: text(name),
    Label: text(name),
    URL: text(`${origin}/`),
    Icon: `<data>${icon.toString('base64')}</data>`,
    FullScreen: '<true/>',
    IsRemovable: '<true/>',
    Precomposed: '<true/>',
  });
  const profile = dict({
    PayloadType: text('Configuration'),
    PayloadVersion: '<integer>1</integer>',
    PayloadIdentifier: text(id),
    PayloadUUID: text(uuidOf(`profile ${origin}`)),
    PayloadDisplayName: text(name),
    PayloadDescription: text(description),
    PayloadRemovalDisallowed: '<false/>',
    PayloadContent: `<array>${clip}</array>`,
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    `<plist version="1.0">${profile}</plist>`,
    '',
  ].join('\n');
}

function dict(entries: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(entries).map(([key, value]) => `<key>${key}</key>${value}`);
  return `<dict>${pairs.join('')}</dict>`;
}

function text(value: string): string {
  return `<string>${escapeHtml(value)}</string>`;
}

/** The same for the same site, so that installing again replaces and does not double. */
function uuidOf(seed: string): string {
  const hex = sha256Hex(seed).toUpperCase();
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}
