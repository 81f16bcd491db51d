import { Component, type ReactNode } from "react";
import { reloadOnceFor } from "./chunkErrors.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

interface Props {
  children: ReactNode;
  /** A new value clears the error, e.g. the address. */
  resetKey?: string;
}

interface State {
  failed: boolean;
  /** The page is about to load again. */
  reloading: boolean;
}

/** Shows the error screen in place of what could not be drawn; "try again" draws it again. */
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
