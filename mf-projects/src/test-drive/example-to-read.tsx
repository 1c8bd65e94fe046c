import { exampleProject, testDriveName } from '@title24/shared-domain/projects';
import { Alert, PageSection, Stack } from '@title24/ui';
import { InputSummary } from '../check/input-summary.tsx';
import { OutlinePanel } from '../outline/outline-panel.tsx';

/** A filled-in project, for a browser without a script. */
export function ExampleToRead() {
  return (
    <>
      <PageSection>
        <Stack>
          <Alert title="A test drive needs JavaScript">
            It keeps what you type in your browser. Below is a filled-in example to read.
          </Alert>
          <OutlinePanel content={exampleProject} />
        </Stack>
      </PageSection>
      <PageSection title="A filled-in example">
        <Stack gap="large">
          <InputSummary project={testDriveName} content={exampleProject} isEditable={false} />
        </Stack>
      </PageSection>
    </>
  );
}
