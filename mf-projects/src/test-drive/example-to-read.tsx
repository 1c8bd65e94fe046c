import { exampleProject, testDriveName } from '@title24/shared-domain/projects';
import { Alert, Container, Stack } from '@title24/ui';
import { InputSummary } from '../check/input-summary.tsx';
import { OutlinePanel } from '../outline/outline-panel.tsx';

/** An example project for browsers without JavaScript. */
export function ExampleToRead() {
  return (
    <Container>
      <Stack gap="large">
        {/* This heading is hidden if JavaScript is on, so it must not set the document's title. */}
        <h1>A filled-in example</h1>
        <Alert title="A test drive needs JavaScript">
          It keeps what you type in your browser. Below is a filled-in example to read.
        </Alert>
        <OutlinePanel content={exampleProject} />
        <h2>What was entered</h2>
        <InputSummary project={testDriveName} content={exampleProject} isEditable={false} />
      </Stack>
    </Container>
  );
}
