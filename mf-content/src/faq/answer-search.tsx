import { Button, TextField } from '@title24/ui';
import type { RefObject } from 'react';
import styles from './faq.module.css';

interface Props {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Initial text of the field. */
  readonly initialQuery: string;
  readonly onQuery: (query: string) => void;
}

/** Renders a search field that reports each change. Submitting opens a URL with the query. */
export function AnswerSearch({ field, initialQuery, onQuery }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search>
    <form action="/faq" method="get" role="search" className={styles.search}>
      <TextField
        ref={field}
        type="search"
        name="q"
        label="Search all answers"
        hint="For example: addition, U-factor, registration"
        autoComplete="off"
        defaultValue={initialQuery}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
