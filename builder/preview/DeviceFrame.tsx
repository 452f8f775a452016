import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './DeviceFrame.module.css';
import { type Device, DEVICE_WIDTHS } from './preview-view.ts';

/** Air around a device that is narrower than the room, in CSS pixels. */
const MARGIN = 24;

/** Shows its content as wide as the device is, made smaller where the room is not wide enough. */
export function DeviceFrame({ device, children }: { device: Device; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const wanted = DEVICE_WIDTHS[device];
  const margin = wanted === null ? 0 : MARGIN;
  const free = Math.max(1, size.width - 2 * margin);
  const scale = wanted === null || wanted <= free ? 1 : free / wanted;
  const width = wanted ?? size.width;
  const height = Math.max(1, size.height - 2 * margin) / scale;
  const shape: CSSProperties = {
    inlineSize: width,
    blockSize: height,
    transform: scale === 1 ? 'none' : `scale(${scale})`,
    insetInlineStart: (size.width - width * scale) / 2,
    insetBlockStart: margin,
  };
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.device} data-device={device} style={shape}>
        {children}
      </div>
      {scale === 1 ? null : (
        <span className={styles.scale} aria-hidden="true">
          {Math.round(scale * 100)} %
        </span>
      )}
    </div>
  );
}
