import { useLocation } from 'react-router-dom';
import type { AnchorProps } from '#ui/kit/Anchor.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';

/** A text link within the agent centre, which keeps the router state. */
export function CentreLink(props: Omit<AnchorProps, 'state'>) {
  const { state } = useLocation();
  return <TextLink {...props} state={state} />;
}
