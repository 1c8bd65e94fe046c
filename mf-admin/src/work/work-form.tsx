import { useSearchParams } from 'react-router-dom';
import { type WorkSearch, workQueuePath } from '../desk/work-search.ts';
import { FindForm } from '../work-list/find-form.tsx';

/** Renders the form that searches all work, including ended work. The kind filter still applies. */
export function WorkForm({ search: { search, kind } }: { readonly search: WorkSearch }) {
  const [, setParameters] = useSearchParams();
  return (
    <FindForm
      action={workQueuePath}
      name="search"
      label="Search all work"
      hint="Number or reference, name of a file that we sent, project, customer or email; with a date, like Hill house 12/1/2026."
      value={search}
      submitLabel="Search"
      onFind={(typed) => setParameters({ ...(typed && { search: typed }), ...(kind && { kind }) })}
    />
  );
}
