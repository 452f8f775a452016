import type { ReplyOf } from '#contract/operation.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useStaff } from '../session/useStaff.ts';
import { DeskState } from '../screen/DeskState.tsx';
import type {
  HeldSetting,
  Setting,
  SettingContent,
  SettingReply,
  SettingWrite,
} from './setting.ts';
import { SettingForm } from './SettingForm.tsx';
import { useDesk } from './useDesk.ts';

const REFRESH_MS = 30_000;
const LINES = 8;

export interface SettingPanelProps<Read extends SettingReply, Write extends SettingWrite, Edits> {
  setting: Setting<Read, Write, Edits>;
  /** The brand's name. */
  name: string;
  /** Of both operations. */
  params: { brand: string } & Readonly<Record<string, string>>;
  /** After a change was saved. */
  onSaved?: (() => void) | undefined;
}

/** Loads a setting of a brand and edits it. */
export function SettingPanel<Read extends SettingReply, Write extends SettingWrite, Edits>(
  props: SettingPanelProps<Read, Write, Edits>,
) {
  const { setting, params } = props;
  const everyMs = setting.everyMs ?? REFRESH_MS;
  const state = useQuery<Read>(setting.read, { params } as never, { everyMs });
  const { put, refresh } = state;
  return (
    <DeskState state={state} lines={LINES}>
      {(now) => (
        <LoadedSetting key={setting.read} {...props} now={now} put={put} refresh={refresh} />
      )}
    </DeskState>
  );
}

interface LoadedSettingProps<
  Read extends SettingReply,
  Write extends SettingWrite,
  Edits,
> extends SettingPanelProps<Read, Write, Edits> {
  now: ReplyOf<Read>;
  put: (value: ReplyOf<Read>) => void;
  refresh: () => Promise<unknown>;
}

function LoadedSetting<Read extends SettingReply, Write extends SettingWrite, Edits>(
  props: LoadedSettingProps<Read, Write, Edits>,
) {
  const { setting, name, params, now, put, refresh, onSaved } = props;
  // The operations of a setting read and answer the same shape; generics cannot follow that.
  const held = now as HeldSetting;
  const mayEdit = useStaff().may(setting.permission);
  const key = [setting.read, ...Object.values(params)].join('/');
  const desk = useDesk<Edits>(key, held, { put: put, refresh });
  const edit = mayEdit ? desk.edit : undefined;
  // The key above remounts it with another setting: the hook stays the same.
  // oxlint-disable-next-line react/hooks
  const draft = setting.useEditor({ now, edits: desk.edits, edit });
  const { run, pending, problem } = useCommand<SettingWrite>(setting.write);
  const save = async (content: SettingContent<Write>, reason: string): Promise<void> => {
    const body = { ...content, version: desk.version, reason };
    const outcome = await run({ params, body } as never);
    desk.settle(outcome);
    if (outcome.ok) onSaved?.();
  };
  return (
    <SettingForm
      name={name}
      now={held}
      action={setting.write}
      desk={desk}
      draft={draft}
      save={save}
      pending={pending}
      problem={problem}
    />
  );
}
