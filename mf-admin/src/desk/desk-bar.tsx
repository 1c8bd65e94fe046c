import { withStorage } from '@title24/remote-kit/browser';
import { useMountProps } from '@title24/remote-kit/runtime';
import { Button, Checkbox, TextField } from '@title24/ui';
import { type FormEvent, useEffect, useState } from 'react';
import styles from './desk-bar.module.css';
import { deskActOf, deskKeys, pressDeskControl } from './desk-keys.ts';
import { workHref, workQueuePath } from './work-search.ts';

interface Props {
  /** Path of the previous work item, or null. */
  readonly previous: string | null;
  readonly next: string | null;
}

const storageKey = 'title24.desk-keys';

const isStoredOn = () => withStorage((storage) => storage.getItem(storageKey)) !== 'off';

/** Renders links to the neighboring work items, a search field, and the keyboard shortcuts with an on/off checkbox. */
export function DeskBar({ previous, next }: Props) {
  const { navigate } = useMountProps();
  const [isOn, setOn] = useState(isStoredOn);
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
              <a href={previous} data-desk-key="previous">
                Previous
              </a>
            </li>
          )}
          {next !== null && (
            <li>
              <a href={next} data-desk-key="next">
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

/** Returns the items before and after `current`. If the list lacks `current`, returns null and the first item. */
export function neighborsOf(
  addresses: readonly string[],
  current: string,
): { readonly previous: string | null; readonly next: string | null } {
  const at = addresses.indexOf(current);
  return { previous: addresses[at - 1] ?? null, next: addresses[at + 1] ?? null };
}
