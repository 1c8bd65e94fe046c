import { isPlainClick } from '@title24/remote-kit/browser';
import type { SheetName } from '@title24/shared-domain';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { SheetDialog } from './sheet-dialog.tsx';
import { findSheetName } from './sheet-directory.ts';

interface Props {
  /** Title of the dialog. */
  readonly title: string;
  readonly hideTitle?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens help sheets in a dialog when nested links with `data-help-sheet` are clicked without a modifier key. */
export function SheetLinks({ title, hideTitle, className, children }: Props) {
  const [name, setName] = useState<SheetName | null>(null);

  function openSheet(event: MouseEvent) {
    const wanted = sheetNameAt(event);
    if (!wanted) return;
    event.preventDefault();
    setName(wanted);
  }

  return (
    <>
      {/* biome-ignore lint/a11y: the nested links can be used with pointer and keyboard */}
      <div className={className} onClick={openSheet}>
        {children}
      </div>
      <SheetDialog name={name} title={title} hideTitle={hideTitle} onClose={() => setName(null)} />
    </>
  );
}

function sheetNameAt(event: MouseEvent): SheetName | undefined {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLElement>('a[data-help-sheet]');
  return findSheetName(link?.dataset.helpSheet);
}
