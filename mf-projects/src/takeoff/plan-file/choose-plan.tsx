import { Alert, Button, LoadingNote } from '@title24/ui';
import { type DragEvent, type SubmitEvent, useId, useState } from 'react';
import styles from './plan-file.module.css';
import type { PlanFile } from './use-plan-file.ts';

interface Props {
  readonly file: PlanFile;
  readonly onChoose: (file: File) => void;
}

/** Chooses a plan from this device, or takes it where it is dropped. It is not sent anywhere. */
export function ChoosePlan({ file: { shown, opening, problem }, onChoose }: Props) {
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const hint = `${id}-hint`;

  function drag(event: DragEvent, isInside: boolean): void {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(isInside);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut beside the field, which takes the same files
    <div
      className={styles.choose}
      data-over={isOver || undefined}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        const [dropped] = event.dataTransfer.files;
        if (dropped) onChoose(dropped);
      }}
    >
      <label htmlFor={id}>{shown ? 'Open another plan' : 'Open a plan'}</label>
      <input
        id={id}
        type="file"
        accept=".pdf,.png,.jpg,.jpeg,.webp,application/pdf,image/png,image/jpeg,image/webp"
        aria-describedby={hint}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) onChoose(chosen);
          // The same file can be chosen again, after it was changed.
          currentTarget.value = '';
        }}
      />
      <p id={hint}>
        PDF, PNG, JPEG or WebP, up to 200 MB and 300 pages. You can also drop the file here. The plan stays in
        this browser: it is not sent to us.
      </p>
      {opening?.file !== undefined && <LoadingNote>{`Opening ${opening.file}…`}</LoadingNote>}
      {problem !== null && (
        <Alert tone="warning" role="alert">
          <p>{problem}</p>
        </Alert>
      )}
    </div>
  );
}

interface PagesProps {
  readonly file: PlanFile;
}

/** Goes to another page of a plan. Of a plan with one page there is nothing to choose. */
export function PlanPages({ file: { shown, opening, goTo } }: PagesProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  if (!shown || shown.plan.pages === 1) return null;
  const { pages } = shown.plan;
  const number = opening?.page ?? shown.page.number;
  const isPage = (page: number) => Number.isInteger(page) && page >= 1 && page <= pages;

  function go(page: number): void {
    setTyped(null);
    if (isPage(page) && page !== number) void goTo(page);
  }

  return (
    <form
      className={styles.pages}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        go(Number(typed ?? number));
      }}
    >
      <Button variant="secondary" size="small" aria-disabled={number <= 1} onClick={() => go(number - 1)}>
        Previous page
      </Button>
      <label htmlFor={id}>Page</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(number)}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => go(Number(typed ?? number))}
      />
      <span>of {pages}</span>
      <Button variant="secondary" size="small" aria-disabled={number >= pages} onClick={() => go(number + 1)}>
        Next page
      </Button>
    </form>
  );
}
