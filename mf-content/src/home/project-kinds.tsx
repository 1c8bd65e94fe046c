import { useConfig } from '@title24/remote-kit/runtime';
import { PageSection } from '@title24/ui';
import styles from './project-kinds.module.css';

/**
 * The most common projects, each with its step of the compliance wizard, which saves an answer there. New parts are
 * filled in the drawing (64 × 48).
 */
const kinds = [
  {
    label: 'New house',
    path: 'residential/new-building',
    isNew: 'M12 22h40v20H38V31H26v11H12zM6 22 32 5l26 17z',
    stays: '',
  },
  {
    label: 'Addition',
    path: 'residential/addition',
    isNew: 'M41 25h19v17H41z',
    stays: 'M7 22v20h31V22M2 24 22.5 7 43 24M18 42V31h9v11',
  },
  {
    label: 'ADU or garage conversion',
    path: 'residential/adu',
    isNew: 'M43 32h16v10H43zM39 32l12-9 12 9z',
    stays: 'M6 22v20h28V22M1 24 20 8l19 16M15 42V31h10v11',
  },
  {
    label: 'New windows',
    path: 'residential/envelope',
    isNew:
      'M17 24h5v5h-5zM23 24h5v5h-5zM17 30h5v5h-5zM23 30h5v5h-5zM36 24h5v5h-5zM42 24h5v5h-5zM36 30h5v5h-5zM42 30h5v5h-5z',
    stays: 'M10 20v22h44V20M4 23 32 5l28 18',
  },
  {
    label: 'Heating or cooling',
    path: 'residential/mechanical',
    isNew: 'M47 28h14v14H47zM12 24h22v4H12zM16 28h3v4h-3zM27 28h3v4h-3z',
    stays: 'M6 22v20h34V22M1 24 23 6l22 18M40 35h7',
  },
  {
    label: 'Commercial project',
    path: 'commercial',
    isNew: 'M14 6h36v36H37v-8H27v8H14z',
    stays: 'M8 42h48M20 3h10v3',
  },
] as const;

/** Links with drawings to the wizard's steps for common projects (C1). */
export function ProjectKinds() {
  const { navLinks } = useConfig();
  return (
    <PageSection title="What are you planning?">
      <ul className={styles.kinds}>
        {kinds.map(({ label, path, isNew, stays }) => (
          <li key={path}>
            <a href={`${navLinks.complianceWizard}?path=${path}`}>
              <svg viewBox="0 0 64 48" aria-hidden="true" focusable="false">
                <path d={stays} />
                <path className={styles.isNew} d={isNew} />
              </svg>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
