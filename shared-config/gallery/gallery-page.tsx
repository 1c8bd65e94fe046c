import { Cluster, PageSection } from '@title24/ui';
import { type ComponentType, createElement, Fragment } from 'react';
import styles from './gallery-page.module.css';

interface WebpackMeta {
  webpackContext(
    folder: string,
    options: { readonly regExp: RegExp },
  ): ((file: string) => unknown) & { keys(): string[] };
}

/** Components by the name of the state that each shows. */
type Stories = Readonly<Record<string, ComponentType>>;

/** Returns a heading: 'WithError' → 'With error'. */
const words = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

// Webpack's own types would declare `webpackContext` for the whole program.
const context = (import.meta as unknown as WebpackMeta).webpackContext('../../shared-ui/src', {
  regExp: /\.stories\.tsx$/,
});

const groups = context.keys().map((file) => ({
  name: file.replace(/^.*\/(.*)\.stories\.tsx$/, '$1'),
  stories: context(file) as Stories,
}));

/** Renders all components in all their states. */
export function Gallery() {
  return (
    <>
      <PageSection title="All components" tone="band">
        <nav aria-label="Components">
          <Cluster>
            {groups.map(({ name }) => (
              <a key={name} href={`#${name}`}>
                {name}
              </a>
            ))}
          </Cluster>
        </nav>
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
