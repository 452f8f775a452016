import type { TopicTypes } from './generated/topics.ts';
import type { OperationCaller } from './operation.ts';
import type { Permission } from './permission.ts';

export type TopicName = keyof TopicTypes;

/** The state that a topic tells. */
export type StateOf<Name extends TopicName> = TopicTypes[Name];

/** What both ends know of a topic beside its schema; see schemas/topic.json. */
export interface TopicDefinition {
  /** brand: one state for everybody. member: one a player. staff: one a brand, for those who work for it. */
  audience: 'brand' | 'member' | 'staff';
  callers: readonly Exclude<OperationCaller, 'vendor' | 'payment'>[];
  permission?: Permission;
}
