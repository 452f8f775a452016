import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import {
  type ServedKind,
  settingInEffect,
  type SettingValue,
} from '#domain/setting/setting-kind.ts';

/** A setting in effect; the default where the brand has just gone. */
export const settingOf = <Kind extends ServedKind>(
  brand: { setting(kind: NoInfer<Kind>): SettingValue<NoInfer<Kind>> } | null,
  kind: Kind,
): SettingValue<Kind> =>
  brand === null ? settingInEffect(kind, null, EVERY_MEANS) : brand.setting(kind);
