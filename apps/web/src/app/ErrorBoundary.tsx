import { Component, type ReactNode } from "react";
import { reloadOnceFor } from "./chunkErrors.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

interface Props {
  children: ReactNode;
  /** A change clears the error; for example the path. */
  resetKey?: string;
}

interface State {
  failed: boolean;
  /** True just before the page reloads. */
  reloading: boolean;
}

/** Shows an error screen instead of content that failed to render; retrying renders it again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, reloading: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const reload = () => window.location.reload();
    if (reloadOnceFor(error, { storage: window.sessionStorage, reload })) this.setState({ reloading: true });
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.reset();
  }

  reset = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    if (this.state.reloading) return null;
    return this.state.failed ? <ErrorScreen onRetry={this.reset} /> : this.props.children;
  }
}
