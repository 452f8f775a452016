import { useLocation } from 'react-router-dom';
import { TextLink } from '#ui/kit/TextLink.tsx';

export interface SwitchLineProps {
  question: string;
  href: string;
  action: string;
}

/** Goes from one dialog to the other in place: closing the second leads back to the page beneath. */
export function SwitchLine({ question, href, action }: SwitchLineProps) {
  const { state } = useLocation();
  return (
    <p>
      {question}{' '}
      <TextLink href={href} state={state} replace>
        {action}
      </TextLink>
    </p>
  );
}
