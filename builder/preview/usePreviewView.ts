import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COLOR_SCHEMES } from '#brand/color-scheme.ts';
import { DEVICES, firstView, type PreviewView } from './preview-view.ts';
import { useState } from 'react';

/**
 * How the draft is looked at. Device, language and scheme are in the address, so that it can be sent
 * to somebody; the simulations are not.
 * @param first the brand's default language
 */
export function usePreviewView(first: string): [PreviewView, (view: PreviewView) => void] {
  const [params, setParams] = useSearchParams();
  const [rest, setRest] = useState(() => firstView(first));
  const device = DEVICES.find((one) => one === params.get('device')) ?? rest.device;
  const scheme = COLOR_SCHEMES.find((one) => one === params.get('scheme')) ?? rest.scheme;
  const language = params.get('lang') ?? rest.language;
  const view = useMemo(
    () => ({ ...rest, device, scheme, language }),
    [rest, device, scheme, language],
  );
  const setView = useCallback(
    (next: PreviewView) => {
      setRest(next);
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('device', next.device);
          after.set('scheme', next.scheme);
          after.set('lang', next.language);
          return after;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  return [view, setView];
}
