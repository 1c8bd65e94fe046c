import styles from './footer.module.css';

/** Version of the site (R5). */
const siteVersion = '2.0.02';

/** Renders the site's version and build in the footer (R5). */
export function VersionLine({ build }: { readonly build: string }) {
  return (
    <p className={styles.version}>
      Version {siteVersion} build {build}
    </p>
  );
}
