import type { SheetName } from '@title24/shared-domain';
import type { ReactNode } from 'react';
import { sheetDirectory } from './sheet-directory.ts';

interface Props {
  readonly sheet: SheetName;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Renders a link to a help sheet's PDF. Within {@link SheetLinks}, the link opens the sheet in a dialog. */
export function SheetLink({ sheet, className, children }: Props) {
  const { pdf, subject } = sheetDirectory[sheet];
  return (
    <a className={className} href={pdf} data-help-sheet={sheet}>
      {children ?? subject}
    </a>
  );
}
