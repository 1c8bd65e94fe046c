import { Component, type ReactNode } from 'react';
import type { MountProps } from '../contract/index.ts';

interface Props extends Pick<MountProps, 'report'> {
  readonly name: string;
  /** Content to show in place of the part; nothing if absent. */
  readonly fallback?: ReactNode;
  readonly children?: ReactNode;
}

/** Reports errors that a part throws while rendering, so that the shell can show a notice. */
export class RemoteErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report({ kind: 'broken', source: this.props.name, error });
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
