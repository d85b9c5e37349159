import { Component, type ReactNode } from 'react';
import { RetryError } from './States.tsx';

interface ErrorBoundaryProps {
  /** Names the part in the console, by the operations whose responses it shows. */
  label: string;
  onRetry?: () => unknown;
  isQuiet?: boolean;
  children: ReactNode;
}

/** Shows a message instead of a part that cannot be rendered, such as after a response of the wrong shape. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown): void {
    console.error(`${location.pathname}: ${this.props.label}`, error);
  }

  private retry = () => {
    this.props.onRetry?.();
    this.setState({ isBroken: false });
  };

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    if (this.props.isQuiet) return null;
    return <RetryError onRetry={this.retry}>This part of the page could not be shown.</RetryError>;
  }
}
