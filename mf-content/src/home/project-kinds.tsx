import { useConfig } from '@title24/remote-kit/runtime';
import {
  additionDrawing,
  aduDrawing,
  commercialDrawing,
  equipmentDrawing,
  newHouseDrawing,
  PageSection,
  ProjectDrawing,
  windowsDrawing,
} from '@title24/ui';
import styles from './project-kinds.module.css';

/** Common projects with the paths of their wizard steps. */
const kinds = [
  { label: 'New house', path: 'residential/new-building', drawing: newHouseDrawing },
  { label: 'Addition', path: 'residential/addition', drawing: additionDrawing },
  { label: 'ADU or garage conversion', path: 'residential/adu', drawing: aduDrawing },
  { label: 'New windows', path: 'residential/envelope', drawing: windowsDrawing },
  { label: 'Heating or cooling', path: 'residential/mechanical', drawing: equipmentDrawing },
  { label: 'Commercial project', path: 'commercial', drawing: commercialDrawing },
] as const;

/** Renders illustrated links to the wizard steps of common projects (C1). */
export function ProjectKinds() {
  const { navLinks } = useConfig();
  return (
    <PageSection title="What are you planning?">
      <ul className={styles.kinds}>
        {kinds.map(({ label, path, drawing }) => (
          <li key={path}>
            <a href={`${navLinks.complianceWizard}?path=${path}`}>
              <ProjectDrawing of={drawing} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
