import { projects } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { policy } from '@title24/shared-domain';
import { Stack } from '@title24/ui';
import type { ReactNode } from 'react';
import { useProject } from '../project/project-context.ts';
import { paths, projectPath } from '../project-paths.ts';
import styles from './overview.module.css';
import { ProjectForm } from './project-form.tsx';
import { RenameForm } from './rename-form.tsx';

/** Forms for the actions that a project's state allows. */
export function ProjectForms() {
  const { key: number, state, isEditable } = useProject();
  const { rpc, navigate } = useMountProps();
  return (
    <Stack gap="small">
      {isEditable && (
        <Collapsible title="Rename">
          <RenameForm />
        </Collapsible>
      )}
      <Collapsible title="Copy">
        <ProjectForm
          submitLabel="Copy this project"
          send={async () => {
            const copy = await rpc.call(projects.copy, { number });
            await navigate(projectPath(copy.number));
          }}
        >
          <p>The copy has everything you entered and its own number. Attached files aren’t copied.</p>
        </ProjectForm>
      </Collapsible>
      {state === 'in-progress' && (
        <Collapsible title="Remove">
          <ProjectForm
            submitLabel="Move it to the trash"
            variant="danger"
            send={async () => {
              await rpc.call(projects.remove, { number });
              await navigate(paths.list);
            }}
          >
            <p>
              The project stays in the trash under My Projects for {policy.retention.projectTrashDays} days.
              You can restore it until then.
            </p>
          </ProjectForm>
        </Collapsible>
      )}
    </Stack>
  );
}

function Collapsible({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.form}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
