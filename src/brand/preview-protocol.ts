import type { RegisterRule } from '#contract/generated/types.ts';
import type { BrandManifest, BrandTheme } from '#contract/generated/manifest-types.ts';
import type { ColorScheme } from './color-scheme.ts';
import { isJsonObject } from './json.ts';
import type { Registry } from './registry.ts';
import type { Provenance } from './resolve.ts';
import type { FlagValues, PermissionFacts, Visitor } from './server-facts.ts';

/**
 * What the builder and the real site in its frame say to each other by postMessage. Both check the
 * other's exact origin before they look at a message, and both know the nonce of the preview token:
 * a frame that was opened for another edit is not heard.
 */
export const PREVIEW_PROTOCOL_VERSION = 1;

/** State that the builder's simulations override. */
interface ServerFacts {
  readonly flags: FlagValues;
  readonly registerRules: readonly RegisterRule[];
  readonly permissionInfo: PermissionFacts;
}

/** Boot data that the server embeds in the preview page and the page sends to the builder. */
export interface PreviewFacts extends ServerFacts {
  readonly registry: Registry;
}

/** All that the site needs to draw itself: always the whole of it, so that no message depends on another. */
export interface PreviewSnapshot extends ServerFacts {
  /** Resolved. */
  readonly manifest: BrandManifest;
  /** The brand that provides each asset. */
  readonly provenance: Provenance;
  readonly visitor: Visitor;
  /** System: what the brand starts with. */
  readonly scheme: ColorScheme;
  /** A click chooses a field; else it does what it does for players. */
  readonly selecting: boolean;
}

interface Message<Type extends string> {
  readonly version: typeof PREVIEW_PROTOCOL_VERSION;
  readonly type: Type;
  readonly nonce: string;
}

/** From the builder. `seq` counts up; a message older than the last one is dropped. */
export type ToPreview =
  | (Message<'snapshot'> & { readonly seq: number; readonly payload: PreviewSnapshot })
  | (Message<'theme'> & { readonly seq: number; readonly theme: BrandTheme })
  | (Message<'highlight'> & { readonly pointer: string | null })
  | (Message<'visit'> & { readonly path: string })
  /** Closes the dialogs that are open. */
  | Message<'dismiss'>;

/** From the site in the frame. */
export type FromPreview =
  | (Message<'ready'> & { readonly facts: PreviewFacts })
  | (Message<'applied'> & { readonly seq: number })
  | (Message<'failed'> & { readonly seq: number; readonly reason: string })
  | (Message<'select'> & { readonly pointer: string })
  | (Message<'moved'> & { readonly path: string });

type Body<M> = M extends unknown ? Omit<M, 'version' | 'nonce'> : never;

/** A message without what every message carries. */
export type ToPreviewBody = Body<ToPreview>;
export type FromPreviewBody = Body<FromPreview>;

export function toPreviewMessage(nonce: string, body: ToPreviewBody): ToPreview {
  return { version: PREVIEW_PROTOCOL_VERSION, nonce, ...body };
}

export function fromPreviewMessage(nonce: string, body: FromPreviewBody): FromPreview {
  return { version: PREVIEW_PROTOCOL_VERSION, nonce, ...body };
}

/** Conditions on a message event before its data is read. */
export interface PreviewPeer {
  readonly origin: string;
  readonly nonce: string;
}

interface Heard {
  readonly origin: string;
  readonly data: unknown;
}

/** The builder's message in an event, or null: another origin, nonce, version or shape. */
export function readToPreview(event: Heard, peer: PreviewPeer): ToPreview | null {
  const data = readMessage(event, peer);
  if (data === null) return null;
  const fits =
    (data['type'] === 'snapshot' && isSequence(data['seq']) && isSnapshot(data['payload'])) ||
    (data['type'] === 'theme' && isSequence(data['seq']) && isJsonObject(data['theme'])) ||
    (data['type'] === 'highlight' && (data['pointer'] === null || isPointer(data['pointer']))) ||
    (data['type'] === 'visit' && isPath(data['path'])) ||
    data['type'] === 'dismiss';
  // The guard has just checked the discriminator.
  return fits ? (data as unknown as ToPreview) : null;
}

/** The site's message in an event, or null. */
export function readFromPreview(event: Heard, peer: PreviewPeer): FromPreview | null {
  const data = readMessage(event, peer);
  if (data === null) return null;
  const fits =
    (data['type'] === 'ready' && isFacts(data['facts'])) ||
    (data['type'] === 'applied' && isSequence(data['seq'])) ||
    (data['type'] === 'failed' && isSequence(data['seq']) && typeof data['reason'] === 'string') ||
    (data['type'] === 'select' && isPointer(data['pointer'])) ||
    (data['type'] === 'moved' && isPath(data['path']));
  return fits ? (data as unknown as FromPreview) : null;
}

/** True when a value is the preview page's boot data. */
export function isFacts(value: unknown): value is PreviewFacts {
  return isServerFacts(value) && 'registry' in value && isJsonObject(value.registry);
}

function isServerFacts(value: unknown): value is ServerFacts {
  return (
    isJsonObject(value) &&
    isJsonObject(value['flags']) &&
    Array.isArray(value['registerRules']) &&
    isJsonObject(value['permissionInfo'])
  );
}

function readMessage(event: Heard, peer: PreviewPeer): Record<string, unknown> | null {
  if (event.origin !== peer.origin || !isJsonObject(event.data)) return null;
  const { version, nonce } = event.data;
  return version === PREVIEW_PROTOCOL_VERSION && nonce === peer.nonce ? event.data : null;
}

function isSnapshot(value: unknown): boolean {
  if (!isServerFacts(value)) return false;
  const { manifest, provenance, visitor, scheme, selecting } = value as Partial<PreviewSnapshot>;
  return (
    typeof selecting === 'boolean' &&
    isJsonObject(manifest) &&
    isJsonObject(provenance) &&
    isJsonObject(visitor) &&
    typeof visitor['language'] === 'string' &&
    (scheme === 'light' || scheme === 'dark' || scheme === 'system')
  );
}

function isSequence(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isPointer(value: unknown): boolean {
  return (
    typeof value === 'string' && (value === '' || value.startsWith('/')) && value.length <= 512
  );
}

/** A path on the site's own host; `//elsewhere` is another host. */
function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?!\/)/.test(value) && value.length <= 2048;
}
