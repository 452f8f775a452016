import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { readPreviewClaims } from '#brand/preview-claims.ts';
import type { FromPreview, PreviewFacts, PreviewSnapshot } from '#brand/preview-protocol.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { ProblemError } from '#contract/problem-error.ts';
import { useClient } from '#ui/query/client-context.ts';
import { PreviewChannel } from './preview-channel.ts';

export interface Preview {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Address of the frame; null until the server has given one. */
  readonly address: string | null;
  /** Why there is no address. */
  readonly problem: ProblemError | null;
  /** What the server knows of the brand, once the page has told. */
  readonly facts: PreviewFacts | null;
  /** Why the last draft could not be drawn; the page shows the one before. */
  readonly failure: string | null;
  /** The page in the frame has drawn something since it was loaded. */
  readonly hasDrawn: boolean;
  /** Where the site in the frame is. */
  readonly path: string;
  readonly reload: () => void;
  readonly show: (snapshot: PreviewSnapshot) => void;
  readonly highlight: (pointer: string | null) => void;
  readonly visit: (path: string) => void;
  /** Closes the dialogs that are open on the site. */
  readonly dismiss: () => void;
}

/** After the last edit; a theme is shown ahead of it. */
const DELAY_MS = 120;

/** The real site in a frame: its address, its channel, and what it said last. */
export function usePreview(brand: string, onSelect: (pointer: string) => void): Preview {
  const client = useClient();
  const frame = useRef<HTMLIFrameElement>(null);
  const latestSelect = useRef(onSelect);
  const [token, setToken] = useState<ReplyOf<'createPreviewToken'> | null>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [facts, setFacts] = useState<PreviewFacts | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [hasDrawn, setHasDrawn] = useState(false);
  const [path, setPath] = useState('/');
  useEffect(() => {
    latestSelect.current = onSelect;
  });

  const open = useCallback(() => {
    setProblem(null);
    setHasDrawn(false);
    client.call('createPreviewToken', { params: { brand } }).then(setToken, (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error);
    });
  }, [client, brand]);
  useEffect(open, [open]);

  // It outlives the moments in which the desk is put out of sight to wait for something: the page in
  // the frame is not loaded anew then, and would not say a second time that it is ready.
  const channel = useMemo(() => {
    const claims = token === null ? null : readPreviewClaims(token.token);
    if (token === null || claims === null) return null;
    const hear = (message: FromPreview): void => {
      if (message.type === 'ready') {
        setHasDrawn(false);
        setFacts(message.facts);
      } else if (message.type === 'applied') {
        setHasDrawn(true);
        setFailure(null);
      } else if (message.type === 'failed') setFailure(message.reason);
      else if (message.type === 'moved') setPath(message.path);
      else latestSelect.current(message.pointer);
    };
    return new PreviewChannel({
      peer: { origin: new URL(token.previewUrl).origin, nonce: claims.nonce },
      frame: () => frame.current?.contentWindow ?? null,
      onMessage: hear,
    });
  }, [token, frame]);
  // Before the frame can say anything: it comes into the document with this very render.
  useLayoutEffect(() => {
    if (channel === null) return undefined;
    addEventListener('message', channel.hear);
    return () => removeEventListener('message', channel.hear);
  }, [channel]);

  const show = useShow(channel);
  const highlight = useCallback((pointer: string | null) => channel?.highlight(pointer), [channel]);
  const visit = useCallback((to: string) => channel?.visit(to), [channel]);
  const dismiss = useCallback(() => channel?.dismiss(), [channel]);
  return {
    frame,
    address: token?.previewUrl ?? null,
    problem,
    facts,
    failure,
    hasDrawn,
    path,
    // A new token makes a new address, and with it the frame loads anew.
    reload: open,
    show,
    highlight,
    visit,
    dismiss,
  };
}

/** Sends a snapshot a moment after the last edit, and its theme with the next frame of the screen. */
function useShow(channel: PreviewChannel | null): (snapshot: PreviewSnapshot) => void {
  const waiting = useRef<PreviewSnapshot | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const paint = useRef<number | null>(null);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (paint.current !== null) cancelAnimationFrame(paint.current);
    },
    [],
  );
  return useCallback(
    (snapshot) => {
      waiting.current = snapshot;
      paint.current ??= requestAnimationFrame(() => {
        paint.current = null;
        const theme = waiting.current?.manifest.theme;
        if (theme !== undefined) channel?.theme(theme);
      });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (waiting.current !== null) channel?.snapshot(waiting.current);
      }, DELAY_MS);
    },
    [channel],
  );
}
