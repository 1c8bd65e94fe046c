import styles from './footer.module.css';

/** The site's version (R5). */
const siteVersion = '2.0.02';

/** The site's version and build in the footer (R5). */
export function VersionLine({ build }: { readonly build: string }) {
  return (
    <p className={styles.version}>
      Version {siteVersion} build {build}
    </p>
  );
}
