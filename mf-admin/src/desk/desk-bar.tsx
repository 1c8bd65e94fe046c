import { withStorage } from '@title24/remote-kit/browser';
import { useLoaded, useMountProps } from '@title24/remote-kit/runtime';
import { type WorkItem, type WorkNeighbors, workPath } from '@title24/shared-domain/work';
import { Button, Checkbox, TextField, useRootAttribute } from '@title24/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import styles from './desk-bar.module.css';
import { deskActOf, deskKeys, pressDeskControl } from './desk-keys.ts';
import { workHref, workQueuePath } from './work-search.ts';

const noNeighbors: WorkNeighbors = { previous: null, next: null };

const storageKey = 'title24.desk-keys';

const isStoredOn = () => withStorage((storage) => storage.getItem(storageKey)) !== 'off';

/**
 * Renders a search field, the keyboard shortcuts with an on/off checkbox, and links to all work and to the previous and
 * next work item.
 */
export function DeskBar({ number }: Pick<WorkItem, 'number'>) {
  const { navigate } = useMountProps();
  const { state } = useLoaded(useStaffEndpoints().workNeighbors, { number });
  const { previous, next } = state.status === 'ready' ? state.data : noNeighbors;
  const [isOn, setOn] = useState(isStoredOn);
  useRootAttribute('data-wide-page');
  useEffect(() => {
    if (!isOn) return undefined;
    function press(event: KeyboardEvent): void {
      const act = deskActOf(event, event.target);
      if (act !== null && pressDeskControl(act)) event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (words !== '') void navigate(workHref({ search: words }));
  }

  return (
    <div className={styles.bar} data-wide-page>
      <nav aria-label="Work">
        <ul className={styles.links}>
          <li>
            <a href={workQueuePath}>All work</a>
          </li>
          {previous !== null && (
            <li>
              <a href={workPath(previous)} data-desk-key="previous">
                Previous
              </a>
            </li>
          )}
          {next !== null && (
            <li>
              <a href={workPath(next)} data-desk-key="next">
                Next
              </a>
            </li>
          )}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search> */}
      <form role="search" className={styles.search} onSubmit={search}>
        <TextField
          type="search"
          name="search"
          label="Search all work"
          hideLabel
          autoComplete="off"
          data-desk-key="search"
        />
        <Button type="submit" variant="secondary" size="small">
          Search
        </Button>
      </form>
      <details className={styles.keys}>
        <summary data-desk-key="help">Keyboard shortcuts</summary>
        <dl>
          {Object.entries(deskKeys).map(([key, { words }]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label="Use single keys as shortcuts"
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            setOn(checked);
            withStorage((storage) => storage.setItem(storageKey, checked ? 'on' : 'off'));
          }}
        />
      </details>
    </div>
  );
}
