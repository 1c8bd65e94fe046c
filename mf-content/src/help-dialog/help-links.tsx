import { isPlainClick } from '@title24/remote-kit/browser';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { HelpDialog } from './help-dialog.tsx';

/** Opens help texts in a dialog when nested {@link HelpLink}s are clicked. */
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
      {/* biome-ignore lint/a11y: the nested links can be used with pointer and keyboard */}
      <div onClick={openHelp}>{children}</div>
      <HelpDialog id={id} onClose={() => setId(null)} />
    </>
  );
}
