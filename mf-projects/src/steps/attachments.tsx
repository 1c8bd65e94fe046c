import { attachmentTitles } from '@title24/shared-domain/projects';
import { useProject } from '../project/project-context.ts';
import styles from './steps.module.css';

/** The files that are attached to the project. */
export function Attachments() {
  const { files } = useProject();
  return (
    <section aria-labelledby="attachments-title">
      <h3 id="attachments-title">Attached files</h3>
      {files.length === 0 ? (
        <p>No file is attached. Analysts finish faster with a floor plan and elevations.</p>
      ) : (
        <ul className={styles.files}>
          {files.map(({ id, name, kind }) => (
            <li key={id}>
              {name} ({attachmentTitles[kind]})
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
