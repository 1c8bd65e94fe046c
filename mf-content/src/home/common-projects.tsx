import { useConfig } from '@title24/remote-kit/runtime';
import styles from './home.module.css';

/** What most visitors plan, each with its step of the compliance wizard: one answer less to give there. */
const projects = [
  { label: 'Addition', path: 'residential/addition' },
  { label: 'ADU', path: 'residential/adu' },
  { label: 'New home', path: 'residential/new-building' },
  { label: 'New windows', path: 'residential/windows' },
  { label: 'Kitchen or bath', path: 'residential/kitchen' },
  { label: 'Commercial project', path: 'commercial' },
] as const;

/** Ways into the wizard for common projects (C1). */
export function CommonProjects() {
  const { navLinks } = useConfig();
  return (
    <nav aria-labelledby="common-projects" className={styles.projects}>
      <p id="common-projects">What are you planning?</p>
      <ul>
        {projects.map(({ label, path }) => (
          <li key={path}>
            <a href={`${navLinks.complianceWizard}?path=${path}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
