import { Button, Cluster, PageSection, Stack } from '@title24/ui';
import { type ComponentType, createElement, Fragment } from 'react';
import styles from './gallery-page.module.css';

interface WebpackMeta {
  webpackContext(
    folder: string,
    options: { readonly regExp: RegExp },
  ): ((file: string) => unknown) & { keys(): string[] };
}

/** Components by name, each showing one state. */
type Stories = Readonly<Record<string, ComponentType>>;

/** Returns a heading: 'WithError' → 'With error'. */
const words = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

// Webpack's own types for this function would apply to the whole program.
const context = (import.meta as unknown as WebpackMeta).webpackContext('@title24/ui-stories', {
  regExp: /\.stories\.tsx$/,
});

const groups = context.keys().map((file) => ({
  name: file.replace(/^.*\/(.*)\.stories\.tsx$/, '$1'),
  stories: context(file) as Stories,
}));

function choose(theme: string | null) {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Renders all components in all their states. */
export function Gallery() {
  return (
    <>
      <PageSection title="Components" tone="band">
        <Stack>
          <Cluster>
            <Button variant="secondary" onClick={() => choose('light')}>
              Light
            </Button>
            <Button variant="secondary" onClick={() => choose('dark')}>
              Dark
            </Button>
            <Button variant="secondary" onClick={() => choose(null)}>
              System
            </Button>
          </Cluster>
          <nav aria-label="Components">
            <Cluster>
              {groups.map(({ name }) => (
                <a key={name} href={`#${name}`}>
                  {name}
                </a>
              ))}
            </Cluster>
          </nav>
        </Stack>
      </PageSection>
      {groups.map(({ name, stories }) => (
        <section key={name} id={name} className={styles.group}>
          <h2>{name}</h2>
          {Object.entries(stories).map(([state, Story]) => (
            <Fragment key={state}>
              <h3 className={styles.state}>{words(state)}</h3>
              {createElement(Story)}
            </Fragment>
          ))}
        </section>
      ))}
    </>
  );
}
