import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Says what failed and offers a way on. */
  fallback: (error: Error) => ReactNode;
  /** A change of it tries the children again, such as the address of the page. */
  resetKey?: string | undefined;
}

interface State {
  error: Error | null;
  resetKey: string | undefined;
}

/** Keeps a fault in one part from blanking the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return state.resetKey === resetKey ? null : { error: null, resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    // Report the error to the page's error handlers like any other.
    reportError(Object.assign(error, { componentStack: info.componentStack }));
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.fallback(error);
  }
}
