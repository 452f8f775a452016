import { useEffect, useEffectEvent } from 'react';
import type { StageAction } from '#games/stage-port.ts';
import { useSpaceBar } from '../useSpaceBar.ts';

/** Where keys are typed text or move within a control. */
const OWN_KEYS = 'input,select,textarea,[contenteditable],[role="dialog"]';

/** The space bar for the main action, and each action's own key. A key held down counts once. */
export function useActionKeys(
  actions: readonly StageAction[],
  onPress: (action: StageAction) => void,
  enabled: boolean,
): void {
  const press = useEffectEvent(onPress);
  const find = useEffectEvent((key: string) => actions.find((action) => action.key === key));
  const main = actions.find(({ isMain }) => isMain === true);
  useSpaceBar(() => {
    if (main !== undefined) onPress(main);
  }, enabled);
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) return;
      const action = find(event.key.toLowerCase());
      if (action === undefined) return;
      event.preventDefault();
      press(action);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}
