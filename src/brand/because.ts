/** Why an element of a plan is there, is different, or was taken out. */
export type Because =
  | {
      /** The brand's words: a JSON pointer into the resolved manifest. */
      readonly kind: 'manifest';
      readonly effect: Effect;
      readonly pointer: string;
    }
  | {
      /** A whitelabel flag and the value it had. */
      readonly kind: 'flag';
      readonly effect: Effect;
      readonly flag: string;
      readonly on: boolean;
    }
  | {
      /** A register rule of the server. `property` is what of it mattered. */
      readonly kind: 'rule';
      readonly effect: Effect;
      readonly field: string;
      readonly property: 'absent' | 'enabled' | 'required' | 'length' | 'pattern';
    }
  | {
      /** Something else the server knows; `fact` is a name of PermissionInfo, `detail` which one. */
      readonly kind: 'server';
      readonly effect: Effect;
      readonly fact:
        | 'vendors'
        | 'partners'
        | 'resources'
        | 'serviceChannels'
        | 'banners'
        | 'thirdPartySignIn'
        | 'passwordResetBy'
        | 'agentContracts'
        | 'points'
        | 'vip'
        | 'analytics'
        | 'siteStatus';
      readonly detail: string;
    }
  | {
      /** True when the screen exists in this release. */
      readonly kind: 'screen';
      readonly effect: Effect;
      readonly screen: string;
      readonly built: boolean;
    }
  | {
      /** The visitor. */
      readonly kind: 'visitor';
      readonly effect: Effect;
      readonly visitor: string;
    }
  | {
      /** A rule of the product itself, named in `product-rules.ts`. */
      readonly kind: 'product';
      readonly effect: Effect;
      readonly rule: string;
    };

export type Effect = 'adds' | 'changes' | 'removes';

/** An element that the manifest names and the plan does not hold. */
export interface RemovedElement {
  /** Path of the element, for example `navigation/live`; the same word `explain` takes. */
  readonly element: string;
  readonly because: readonly Because[];
}

/** Every element of a plan carries its reasons, in the order in which they applied. */
export interface Explained {
  readonly because: readonly Because[];
}
