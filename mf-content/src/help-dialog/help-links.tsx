import { isPlainClick } from '@title24/remote-kit/browser';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { HelpDialog } from './help-dialog.tsx';

/**
 * Opens help texts in a dialog for all nested {@link HelpLink}s. The links point to the FAQ, so that they also work
 * without JavaScript and in a new tab.
 */
export function HelpLinks({ children }: { readonly children: ReactNode }) {
  const [id, setId] = useState<string | null>(null);

  function openHelp(event: MouseEvent): void {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const wanted = event.target.closest<HTMLElement>('a[data-help-item]')?.dataset.helpItem;
    if (!wanted) return;
    event.preventDefault();
    setId(wanted);
  }

  return (
    <>
      {/* biome-ignore lint/a11y: the links inside are the controls, for pointer and keyboard */}
      <div onClick={openHelp}>{children}</div>
      <HelpDialog id={id} onClose={() => setId(null)} />
    </>
  );
}
