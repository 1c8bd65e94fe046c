import type { SheetName } from '@title24/shared-domain';
import { ButtonLink, Dialog, downloadIcon, FailureNotice, LoadingNote } from '@title24/ui';
import { HelpSheetView } from './help-sheet-view.tsx';
import { sheetDirectory } from './sheet-directory.ts';
import { useSheet } from './use-sheet.ts';

interface Props {
  /** Sheet to show; null while the dialog is closed. */
  readonly name: SheetName | null;
  readonly title: string;
  readonly hideTitle?: boolean | undefined;
  readonly onClose: () => void;
}

/** Shows a help sheet in a dialog, with a link to its PDF. */
export function SheetDialog({ name, title, hideTitle, onClose }: Props) {
  const { sheet, failed, retry } = useSheet(name);
  const pdf = name ? sheetDirectory[name].pdf : undefined;
  return (
    <Dialog
      open={name !== null}
      onClose={onClose}
      title={title}
      hideTitle={hideTitle}
      size="large"
      footer={
        pdf && (
          <ButtonLink href={pdf} icon={downloadIcon} variant="secondary">
            Download this sheet (PDF)
          </ButtonLink>
        )
      }
    >
      {sheet && <HelpSheetView sheet={sheet} />}
      {failed && (
        <FailureNotice
          title="We could not load this sheet"
          reason="We could not reach our server. Try again, or download the PDF below."
          onRetry={retry}
        />
      )}
      {!sheet && !failed && <LoadingNote>Loading the sheet…</LoadingNote>}
    </Dialog>
  );
}
