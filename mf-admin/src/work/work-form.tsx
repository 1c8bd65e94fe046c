import { Button, TextField } from '@title24/ui';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type WorkSearch, workQueuePath } from '../desk/work-search.ts';
import { useFindText } from '../work-list/use-find-text.ts';
import list from '../work-list/work-list.module.css';
import styles from './work.module.css';

/** Renders the search form for all work items, including closed ones. */
export function WorkForm({ search }: { readonly search: WorkSearch }) {
  const [, setParameters] = useSearchParams();
  const { text, setText, submit } = useFindText(search.search);

  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = text.trim();
    submit(typed);
    setParameters({ ...(typed && { search: typed }), ...(search.kind && { kind: search.kind }) });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search>
    <form role="search" className={`${list.find} ${styles.find}`} action={workQueuePath} onSubmit={find}>
      <TextField
        type="search"
        name="search"
        label="Search all work"
        hint="Number or reference, name of a file that we sent, project, customer or email; with a date, like Hill house 12/1/2026."
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}
