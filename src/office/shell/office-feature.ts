import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { MemberDetail } from '#contract/generated/types.ts';
import type { OperationName } from '#contract/operation.ts';
import type { DeskOperation } from '#domain/desk/desk-list.ts';
import type { IconName } from '#ui/kit/icon-shapes.ts';
import type { Permission } from '#contract/permission.ts';

/** Groups of the navigation, in its order; their names are `office:navigation.group.<group>`. */
const GROUPS = [
  'players',
  'money',
  'play',
  'rewards',
  'agents',
  'protection',
  'rules',
  'content',
  'records',
] as const;

export type OfficeGroup = (typeof GROUPS)[number];

export interface OfficeScreen {
  /** Its name in the navigation is `office:navigation.<id>`. */
  readonly id: string;
  readonly group: OfficeGroup;
  readonly path: `/${string}`;
  readonly icon: IconName;
  readonly permission: Permission;
  /** The list of staff that it shows: what waits in it is counted in the menu. */
  readonly list?: DeskOperation;
  /** In its group: the lower the higher up. */
  readonly place: number;
  readonly element: ReactNode;
  /** Screens beneath its address, such as `:memberId`. */
  readonly beneath?: Readonly<Record<string, ReactNode>>;
}

/** What a feature shows and does on a member's page. */
export interface MemberPanel {
  readonly permission: Permission;
  /** On the page: the lower the higher up. */
  readonly place: number;
  readonly Panel: ComponentType<{ detail: MemberDetail }>;
}

/**
 * Everything a feature adds to the office, declared in its `feature.tsx`. Folders under
 * src/office/features are found by it (`npm run codegen`): routes, navigation, text lists and the list
 * of audited actions derive from the declarations, and deleting a folder deletes the feature.
 */
export interface OfficeFeature {
  readonly screens?: readonly OfficeScreen[];
  readonly memberPanel?: MemberPanel;
  /** Actions that leave a trace, as the audit has them: operations, and what follows from them. */
  readonly auditActions?: readonly (
    | OperationName
    | 'loseHosts'
    | 'dropSchedule'
    | 'requestStaffAct'
  )[];
  /** Namespaces of its texts. */
  readonly texts?: readonly string[];
}

const FeaturesContext = createContext<readonly OfficeFeature[]>([]);

export const FeaturesProvider = FeaturesContext.Provider;

/** Every feature of the office. */
export function useOfficeFeatures(): readonly OfficeFeature[] {
  return useContext(FeaturesContext);
}

/** All screens, in the order of the navigation. */
export function screensOf(features: readonly OfficeFeature[]): readonly OfficeScreen[] {
  return features
    .flatMap(({ screens }) => screens ?? [])
    .toSorted(
      (one, other) =>
        GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) || one.place - other.place,
    );
}

/** Screens by group, in the order of the navigation; a group without one is left out. */
export function byGroup(
  screens: readonly OfficeScreen[],
): readonly { group: OfficeGroup; screens: readonly OfficeScreen[] }[] {
  return GROUPS.map((group) => ({
    group,
    screens: screens.filter((screen) => screen.group === group),
  })).filter((one) => one.screens.length > 0);
}

/** The screens this person may open. */
export function openScreens(
  features: readonly OfficeFeature[],
  staff: { may: (permission: Permission) => boolean },
): readonly OfficeScreen[] {
  return screensOf(features).filter(({ permission }) => staff.may(permission));
}

/** What this person sees on a member's page besides the member, in its order. */
export function memberPanelsOf(
  features: readonly OfficeFeature[],
  staff: { may: (permission: Permission) => boolean },
): readonly MemberPanel[] {
  return features
    .flatMap(({ memberPanel }) => memberPanel ?? [])
    .filter(({ permission }) => staff.may(permission))
    .toSorted((one, other) => one.place - other.place);
}

/** Actions that leave a trace. */
export function auditActionsOf(features: readonly OfficeFeature[]): readonly string[] {
  return features.flatMap(({ auditActions }) => auditActions ?? []);
}
