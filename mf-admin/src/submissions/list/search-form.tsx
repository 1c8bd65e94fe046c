import { isProjectType, projectTypes } from '@title24/shared-domain/full-service';
import { Button, classNames, Select, TextField } from '@title24/ui';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import list from '../../work-list/work-list.module.css';
import styles from './list.module.css';
import { type ListSearch, toQuery } from './list-search.ts';

/** Filters the list by words, project type and date. */
export function SearchForm({ search }: { readonly search: ListSearch }) {
  const [, setParameters] = useSearchParams();

  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const type = text('type');
    setParameters(
      toQuery({
        search: text('search'),
        status: search.status,
        projectType: isProjectType(type) ? type : null,
        since: text('since') || null,
      }),
    );
  }

  return (
    // The fields follow the address, also after Back.
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form
      key={JSON.stringify(search)}
      role="search"
      className={classNames(list.find, styles.columns)}
      action="/admin/submissions"
      onSubmit={find}
    >
      <TextField
        className={styles.words}
        type="search"
        name="search"
        label="Search by reference, project, sender or e-mail"
        autoComplete="off"
        defaultValue={search.search}
      />
      <Select name="type" label="Project type" defaultValue={search.projectType ?? ''}>
        <option value="">All types</option>
        {projectTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </Select>
      <TextField type="date" name="since" label="Received since" defaultValue={search.since ?? ''} />
      {search.status && <input type="hidden" name="status" value={search.status} />}
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}
