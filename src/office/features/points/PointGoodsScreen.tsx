import { SettingScreen } from '#staff/setting/SettingScreen.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { usePointGoodsEditor } from './usePointGoodsEditor.tsx';

const SETTING = {
  read: 'getPointGoods',
  write: 'setPointGoods',
  permission: 'promotion.edit',
  useEditor: usePointGoodsEditor,
} as const;

/** The goods of each brand's points mall. */
export function PointGoodsScreen() {
  const say = useTexts('point-goods-desk');
  return (
    <SettingScreen
      setting={SETTING}
      title={say('point-goods-desk:title')}
      lead={say('point-goods-desk:lead')}
    />
  );
}
