import {
  type FromPreview,
  type PreviewPeer,
  type PreviewSnapshot,
  readFromPreview,
  toPreviewMessage,
  type ToPreviewBody,
} from '#brand/preview-protocol.ts';

/** The part of a frame's window that the channel speaks to. */
export interface FrameWindow {
  postMessage(message: unknown, targetOrigin: string): void;
}

export interface ChannelOptions {
  readonly peer: PreviewPeer;
  /** Of the frame as it is now; a reload gives it another document and not another window. */
  readonly frame: () => FrameWindow | null;
  readonly onMessage: (message: FromPreview) => void;
}

/** What of a message event the channel looks at. */
export interface HeardEvent {
  readonly origin: string;
  readonly data: unknown;
  readonly source: unknown;
}

/** The builder's end of the line to the site in its frame. */
export class PreviewChannel {
  private readonly options: ChannelOptions;
  private seq = 0;
  private ready = false;
  private latest: PreviewSnapshot | null = null;

  constructor(options: ChannelOptions) {
    this.options = options;
  }

  /** For the window's `message` event: what is not from this frame is not heard. */
  readonly hear = (event: HeardEvent): void => {
    if (event.source !== this.options.frame()) return;
    const message = readFromPreview(event, this.options.peer);
    if (message === null) return;
    if (message.type === 'ready') {
      // A page that has just loaded knows nothing: it gets all there is.
      this.ready = true;
      this.options.onMessage(message);
      if (this.latest !== null) this.snapshot(this.latest);
      return;
    }
    this.options.onMessage(message);
  };

  snapshot(payload: PreviewSnapshot): void {
    this.latest = payload;
    this.post({ type: 'snapshot', seq: this.next(), payload });
  }

  /** Colours, type and shape alone, ahead of the snapshot that follows. */
  theme(theme: PreviewSnapshot['manifest']['theme']): void {
    this.post({ type: 'theme', seq: this.next(), theme });
  }

  highlight(pointer: string | null): void {
    this.post({ type: 'highlight', pointer });
  }

  visit(path: string): void {
    this.post({ type: 'visit', path });
  }

  /** Closes the dialogs that are open on the site. */
  dismiss(): void {
    this.post({ type: 'dismiss' });
  }

  private next(): number {
    this.seq += 1;
    return this.seq;
  }

  private post(body: ToPreviewBody): void {
    if (!this.ready) return;
    const { peer, frame } = this.options;
    frame()?.postMessage(toPreviewMessage(peer.nonce, body), peer.origin);
  }
}
