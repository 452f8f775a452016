import { useMemo } from 'react';
import type { PointGoodsSettings } from '#contract/generated/types.ts';
import { goodFaults, tidyGood } from '#domain/points/good-faults.ts';
import { keyed, listChanges, listDifference, plain } from '#staff/setting/keyed-list.ts';
import { ListEditor } from '#staff/setting/ListEditor.tsx';
import type { SettingDraft, SettingEditorInput } from '#staff/setting/setting.ts';
import { useListChanges } from '#staff/setting/useListChanges.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import {
  draftFaults,
  type GoodsDraft,
  goodSentence,
  goodTitle,
  MAX_GOODS,
  newGood,
} from './good-draft.ts';
import { GoodRow } from './GoodRow.tsx';
import { useGoodLine } from './useGoodLine.ts';

/** The goods in the order players see them. */
export function usePointGoodsEditor({
  now,
  edits,
  edit,
}: SettingEditorInput<PointGoodsSettings, GoodsDraft>): SettingDraft<
  Pick<PointGoodsSettings, 'goods'>
> {
  const say = useTexts('point-goods-desk');
  const changesOf = useListChanges();
  const line = useGoodLine(now);
  const held = useMemo(() => ({ goods: now.goods.map(keyed) }), [now]);
  const draft = edits ?? held;
  // Tidied first: an unreadable amount of a kind without one is not a fault.
  const goods = draft.goods.map(plain).map(tidyGood);
  const difference = listDifference(now.goods, goods, goodSentence);
  const unsent = draftFaults(goods, now);
  const faults = [...unsent, ...goodFaults(goods, now)];
  return {
    content: unsent.length === 0 ? { goods } : null,
    changes: changesOf(difference, line),
    count: listChanges(difference),
    faults: faults.length,
    fieldName: (pointer) => {
      const [, , index, field] = pointer.split('/');
      const good = goods[Number(index)];
      if (good === undefined) return pointer;
      const name = goodTitle(good, now.defaultLanguage) || say('point-goods-desk:unnamed');
      return field === 'campaignId' || field === 'picture'
        ? `${name}, ${say(`point-goods-desk:field.${field}`)}`
        : name;
    },
    review: <p>{say('point-goods-desk:atOnce')}</p>,
    fields: (
      <ListEditor
        title={say('point-goods-desk:goods')}
        none={say('point-goods-desk:none')}
        items={draft.goods}
        faults={faults}
        maxItems={MAX_GOODS}
        onChange={edit && ((changed) => edit({ goods: changed }))}
        add={[
          {
            id: 'good',
            label: say('point-goods-desk:add'),
            begin: () => newGood(now.defaultLanguage),
          },
        ]}
        row={(row) => <GoodRow {...row} brand={now} />}
      />
    ),
  };
}
