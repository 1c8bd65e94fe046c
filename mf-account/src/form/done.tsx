import { Alert } from '@title24/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/** Renders a success message, which takes the focus. */
export function Done({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tabIndex={-1} tone="success" title={title}>
      {children}
    </Alert>
  );
}
