import { Button, TextField } from '@title24/ui';
import { type SubmitEvent, useState } from 'react';
import styles from './tracing.module.css';

interface Props {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** A field and buttons that choose a page of a PDF. */
export function PagePicker({ page, pages, onPage }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const number = Number(typed ?? page);
  const isPage = Number.isInteger(number) && number >= 1 && number <= pages;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isPage) return;
    setTyped(null);
    onPage(number);
  }

  return (
    <form className={styles.pages} onSubmit={submit} aria-label="Page of the plan" noValidate>
      <Button
        id="previous-page"
        variant="secondary"
        size="small"
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        Previous page
      </Button>
      <TextField
        id="plan-page"
        label={`Page ${page} of ${pages}`}
        inputMode="numeric"
        autoComplete="off"
        fieldWidth="short"
        value={typed ?? String(page)}
        error={isPage ? undefined : `Enter a page from 1 to ${pages}`}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => isPage || setTyped(null)}
      />
      <Button id="show-page" type="submit" variant="secondary" size="small">
        Show
      </Button>
      <Button
        id="next-page"
        variant="secondary"
        size="small"
        aria-disabled={page >= pages}
        onClick={() => page < pages && onPage(page + 1)}
      >
        Next page
      </Button>
    </form>
  );
}
