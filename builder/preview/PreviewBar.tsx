import { ArrowClockwise } from '@phosphor-icons/react/ArrowClockwise';
import { ArrowsOut } from '@phosphor-icons/react/ArrowsOut';
import { CursorClick } from '@phosphor-icons/react/CursorClick';
import { HandPointing } from '@phosphor-icons/react/HandPointing';
import { CircleHalf } from '@phosphor-icons/react/CircleHalf';
import { Desktop } from '@phosphor-icons/react/Desktop';
import { DeviceMobile } from '@phosphor-icons/react/DeviceMobile';
import { DeviceTablet } from '@phosphor-icons/react/DeviceTablet';
import { Moon } from '@phosphor-icons/react/Moon';
import { Sun } from '@phosphor-icons/react/Sun';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { IconAction } from '../look/IconAction.tsx';
import { COLOR_SCHEMES } from '#brand/color-scheme.ts';
import { Segments } from '#ui/kit/Segments.tsx';
import { useEditor } from '../editor/EditorContext.ts';
import { brandLanguages } from '../registry/choices.ts';
import { currentRegistry } from '../registry/registry.ts';
import { ExplainButton } from './explain/ExplainButton.tsx';
import { PageChoice } from './PageChoice.tsx';
import styles from './PreviewBar.module.css';
import { DEVICE_WIDTHS, DEVICES, type PreviewView } from './preview-view.ts';
import { Simulation } from './Simulation.tsx';
import type { Preview } from './usePreview.ts';

const DEVICE_ICONS = {
  phone: DeviceMobile,
  tablet: DeviceTablet,
  desktop: Desktop,
  full: ArrowsOut,
} as const;

/** Languages up to this many stand next to each other. */
const SIDE_BY_SIDE = 4;

const SCHEME_ICONS = { system: CircleHalf, light: Sun, dark: Moon } as const;

export interface PreviewBarProps {
  preview: Preview;
  view: PreviewView;
  onView: (view: PreviewView) => void;
  onReload: () => void;
}

/** How the draft is looked at: on what, in which language and scheme, by whom, and under what. */
export function PreviewBar({ preview, view, onView, onReload }: PreviewBarProps) {
  const say = useTexts('builder');
  const { layers } = useEditor();
  const languages = brandLanguages(layers.effective);
  return (
    <div className={styles.bar}>
      <PageChoice path={preview.path} facts={preview.facts} onVisit={preview.visit} />
      <IconAction
        label={say('builder:preview.reload')}
        icon={<ArrowClockwise size={17} />}
        onClick={onReload}
      />
      <Segments
        label={say('builder:preview.selecting')}
        value={view.selecting ? 'select' : 'use'}
        options={[
          {
            value: 'select',
            label: say('builder:preview.select'),
            icon: <CursorClick size={17} aria-hidden="true" />,
          },
          {
            value: 'use',
            label: say('builder:preview.use'),
            icon: <HandPointing size={17} aria-hidden="true" />,
          },
        ]}
        onChange={(value) => onView({ ...view, selecting: value === 'select' })}
      />
      <span className={styles.space} />
      <Segments
        label={say('builder:preview.device')}
        value={view.device}
        options={DEVICES.map((value) => {
          const Icon = DEVICE_ICONS[value];
          return {
            value,
            label: say(`builder:device.${value}`, { width: DEVICE_WIDTHS[value] ?? 0 }),
            icon: <Icon size={17} aria-hidden="true" />,
          };
        })}
        onChange={(device) => onView({ ...view, device })}
      />
      {languages.length > SIDE_BY_SIDE ? (
        <select
          className={styles.language}
          aria-label={say('builder:preview.language')}
          value={view.language}
          onChange={(event) => onView({ ...view, language: event.target.value })}
        >
          {languages.map((code) => (
            <option key={code} value={code}>
              {currentRegistry().languages[code]?.endonym ?? code}
            </option>
          ))}
        </select>
      ) : (
        <Segments
          label={say('builder:preview.language')}
          value={view.language}
          options={languages.map((value) => ({ value, label: value }))}
          onChange={(language) => onView({ ...view, language })}
        />
      )}
      <Segments
        label={say('builder:preview.scheme')}
        value={view.scheme}
        options={COLOR_SCHEMES.map((value) => {
          const Icon = SCHEME_ICONS[value];
          return {
            value,
            label: say(`builder:previewScheme.${value}`),
            icon: <Icon size={17} aria-hidden="true" />,
          };
        })}
        onChange={(scheme) => onView({ ...view, scheme })}
      />
      <ExplainButton />
      <Simulation facts={preview.facts} view={view} onView={onView} />
    </div>
  );
}
