import type { AuthoredManifest } from '../authored.ts';

/** One step of the manifest's format. Pure; running it on what it has made changes nothing. */
export interface Migration {
  /** The formatVersion it makes out of the one before. */
  readonly to: number;
  /** Description of the change. */
  readonly note: string;
  /** True when a site may look different afterwards. */
  readonly changesEffect: boolean;
  /** Works on the sparse document: what a brand does not say stays unsaid. */
  readonly migrate: (authored: AuthoredManifest) => AuthoredManifest;
}
