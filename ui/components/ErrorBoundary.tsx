import { Component, type ReactNode } from 'react';
import { RetryError } from './RetryError.tsx';

interface ErrorBoundaryProps {
  /** Operations of the contract whose answers the part shows: where a developer looks first. */
  reads: string;
  /** Makes ready for another try, such as by asking for the data again. */
  onRetry?: () => unknown;
  /** The part is decoration: its place stays empty. */
  isQuiet?: boolean;
  children: ReactNode;
}

/**
 * Shows a message in the place of a part that cannot be rendered, such as after an answer of the wrong shape, and tells
 * the console what it was. Without it, one such part would take the whole page away.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  /** Tells a developer. The site tells more once it is loaded (ui/app/after-load.ts). */
  static tell = (reads: string, error: unknown): void => console.error(reads, error);

  override componentDidCatch(error: unknown): void {
    ErrorBoundary.tell(this.props.reads, error);
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
