import { projects } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { Stack } from '@title24/ui';
import type { ReactNode } from 'react';
import { useProject } from '../project/project-context.ts';
import { paths, projectPath } from '../project-paths.ts';
import styles from './overview.module.css';
import { ProjectForm } from './project-form.tsx';
import { RenameForm } from './rename-form.tsx';

/** Actions on a stored project as a whole, as far as its state allows them. */
export function ProjectForms() {
  const { key: number, state, isEditable, form } = useProject();
  const { rpc, navigate } = useMountProps();
  return (
    <Stack gap="small">
      {isEditable && (
        <Fold title="Rename" isOpen={form?.name === 'rename'}>
          <RenameForm />
        </Fold>
      )}
      <Fold title="Copy" isOpen={form?.name === 'copy'}>
        <ProjectForm
          form="copy"
          submitLabel="Copy this project"
          send={async () => {
            const copy = await rpc.call(projects.copy, { number });
            await navigate(projectPath(copy.number));
          }}
        >
          <p>The copy has everything you entered and its own number. Attached files aren’t copied.</p>
        </ProjectForm>
      </Fold>
      {state === 'in-progress' && (
        <Fold title="Remove" isOpen={form?.name === 'remove'}>
          <ProjectForm
            form="remove"
            submitLabel="Move it to the trash"
            variant="danger"
            send={async () => {
              await rpc.call(projects.remove, { number });
              await navigate(paths.list);
            }}
          >
            <p>
              The project stays in the trash under My Projects for 30 days. You can restore it until then.
            </p>
          </ProjectForm>
        </Fold>
      )}
    </Stack>
  );
}

function Fold({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className={styles.form} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
