import type { ReactNode } from 'react';
import type { FactChange } from '#contract/generated/types.ts';
import type { OperationName, ReplyOf, RequestOf } from '#contract/operation.ts';
import type { BrowserOperation } from '#ui/query/client-context.ts';
import type { Permission } from '#contract/permission.ts';
import type { Change } from './ChangeList.tsx';

/** What the server sends with every setting. */
export interface HeldSetting {
  readonly brand: string;
  readonly version: number;
  readonly lastChange: FactChange | null;
}

/** Operations that answer with a setting of a brand. */
export type SettingReply = {
  [Name in BrowserOperation]: ReplyOf<Name> extends HeldSetting ? Name : never;
}[BrowserOperation];

/** Those that replace it, given the version that was edited and a reason. */
export type SettingWrite = {
  [Name in SettingReply]: RequestOf<Name>['body'] extends { version: number; reason: string }
    ? Name
    : never;
}[SettingReply];

/** What a change sends, besides version and reason. */
export type SettingContent<Write extends OperationName> = Omit<
  RequestOf<Write>['body'],
  'version' | 'reason'
>;

export interface SettingEditorInput<Now, Edits> {
  /** The setting in effect. */
  now: Now;
  /** Unsaved edits; null: none. */
  edits: Edits | null;
  /** Replaces the edits; null drops them. Undefined in read-only mode. */
  edit: ((edits: Edits | null) => void) | undefined;
}

/** An unsaved change: how it is edited, what it does, and whether it can be saved. */
export interface SettingDraft<Content> {
  /** Above everything else, such as the way back. */
  above?: ReactNode;
  /** The editor. */
  fields: ReactNode;
  /** Next to the editor: the effect of the change. */
  aside?: ReactNode;
  /** Differences from the setting in effect, listed in the review. */
  changes: readonly Change[];
  /** Number of changes, where it is not the number of lines. */
  count?: number;
  /** Number of invalid values; none may be left when the change is saved. */
  faults?: number;
  /** Another reason why the change cannot be saved. */
  obstacle?: string | null | undefined;
  /** The change takes something away from players. */
  grave?: boolean;
  /** What is sent; null while it is incomplete. */
  content: Content | null;
  /** Below the list of changes in the review. */
  review?: ReactNode;
  /** Name of the field at a JSON pointer into the request, for the server's refusals. */
  fieldName?: (pointer: string) => string;
}

/** A setting of a brand that staff edit: its two operations and its editor. */
export interface Setting<Read extends SettingReply, Write extends SettingWrite, Edits> {
  read: Read;
  /** Also the action in the audit log. */
  write: Write;
  /** Needed to change it. */
  permission: Permission;
  /** Polling interval: other staff may change it too. Default: 30 s. */
  everyMs?: number;
  useEditor: (
    input: SettingEditorInput<ReplyOf<Read>, Edits>,
  ) => SettingDraft<SettingContent<Write>>;
}
