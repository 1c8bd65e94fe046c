import { useLoaded } from '@title24/remote-kit/runtime';
import { counted } from '@title24/shared-domain';
import { Select, TextField } from '@title24/ui';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import styles from './help.module.css';
import { matchesWords } from './matches-words.ts';

/** Lists the help texts, which can be filtered by section and text. */
export function HelpList() {
  const [parameters, setParameters] = useSearchParams();
  const section = parameters.get('category') ?? '';
  const typed = parameters.get('q') ?? '';
  const words = useDeferredValue(typed);
  const texts = useLoaded(useStaffEndpoints().helpTexts, undefined);

  function narrow(name: string, value: string): void {
    setParameters(
      (current) => {
        if (value) current.set(name, value);
        else current.delete(name);
        return current;
      },
      { replace: true },
    );
  }

  return (
    <StaffLoaded from={texts} what="the help texts">
      {(categories) => {
        const shown = categories
          .filter(({ category }) => section === '' || category === section)
          .map((category) => ({
            ...category,
            items: category.items.filter((item) => matchesWords(item, words)),
          }))
          .filter(({ items }) => items.length > 0);
        const count = shown.reduce((sum, { items }) => sum + items.length, 0);
        return (
          <>
            {/* biome-ignore lint/a11y/useSemanticElements: older browsers do not support <search> */}
            <form role="search" className={styles.find} onSubmit={(event) => event.preventDefault()}>
              <TextField
                type="search"
                label="Search questions and answers"
                autoComplete="off"
                value={typed}
                onChange={(event) => narrow('q', event.currentTarget.value)}
              />
              <Select
                label="Section"
                value={section}
                onChange={(event) => narrow('category', event.currentTarget.value)}
              >
                <option value="">All sections</option>
                {categories.map(({ category, title }) => (
                  <option key={category} value={category}>
                    {category}. {title}
                  </option>
                ))}
              </Select>
            </form>
            <p role="status">{counted(count, 'help text')}</p>
            <div className={styles.texts}>
              {shown.map(({ category, title, items }) => (
                <section key={category} aria-labelledby={`section-${category}`}>
                  <h2 id={`section-${category}`}>
                    {category}. {title}
                  </h2>
                  <ul>
                    {items.map(({ id, question }) => (
                      <li key={id}>
                        <a href={`/admin/help?id=${encodeURIComponent(id)}`}>{question}</a>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </>
        );
      }}
    </StaffLoaded>
  );
}
