import { useAtomValue } from 'jotai';
import { sessionAtom } from '#ui/session/session.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { ScreenSkeleton } from '../../frame/ScreenSkeleton.tsx';
import { SaferPlayGuide } from './guide/SaferPlayGuide.tsx';
import { MemberTools } from './MemberTools.tsx';

/** Safer play: members use the tools, visitors and trial players read how they work. */
export function SaferPlayScreen() {
  const { hasWallet } = useSession();
  const isDue = useAtomValue(sessionAtom)?.passwordChangeRequired === true;
  if (!hasWallet) return <SaferPlayGuide />;
  // The server answers no member request before the due password change.
  return isDue ? <ScreenSkeleton /> : <MemberTools />;
}
