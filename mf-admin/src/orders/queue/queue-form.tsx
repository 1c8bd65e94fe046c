import { dueFilters, dueFilterTitles, orderStates, orderStateTitles } from '@title24/shared-domain/orders';
import { Button, Checkbox, classNames, Select, TextField } from '@title24/ui';
import type { FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import list from '../../work-list/work-list.module.css';
import styles from './queue.module.css';
import { type QueueSearch, queuePath, readQueueSearch, toQuery } from './queue-search.ts';

/** Finds orders by words, state and due date; among ended orders too, if that box is checked. */
export function QueueForm({ search }: { readonly search: QueueSearch }) {
  const [, setParameters] = useSearchParams();

  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) typed.set(name, String(value));
    setParameters(toQuery(readQueueSearch(typed)));
  }

  const isNarrowed = search.state !== null || search.due !== null || search.mine || !search.open;
  return (
    // The fields follow the URL, also after Back.
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search>
    <form
      key={JSON.stringify(search)}
      role="search"
      className={classNames(list.find, styles.columns)}
      action={queuePath}
      onSubmit={find}
    >
      <TextField
        type="search"
        name="search"
        label="Search orders"
        hint="Project or order number, name of the input file or the e-mailed file, or a name with the order date, like Hill house 12/1/2026."
        autoComplete="off"
        defaultValue={search.search}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
      <details className={styles.filters} open={isNarrowed}>
        <summary>State, due and reviewer</summary>
        <div className={styles.filterFields}>
          <Select name="state" label="State" defaultValue={search.state ?? ''}>
            <option value="">Any state</option>
            {orderStates.map((state) => (
              <option key={state} value={state}>
                {orderStateTitles[state]}
              </option>
            ))}
          </Select>
          <Select name="due" label="Due" defaultValue={search.due ?? ''}>
            <option value="">Any time</option>
            {dueFilters.map((due) => (
              <option key={due} value={due}>
                {dueFilterTitles[due]}
              </option>
            ))}
          </Select>
          <div className={styles.checkboxes}>
            <Checkbox name="mine" value="1" label="Only mine" defaultChecked={search.mine} />
            <Checkbox name="all" value="1" label="Include ended orders" defaultChecked={!search.open} />
          </div>
        </div>
      </details>
    </form>
  );
}
