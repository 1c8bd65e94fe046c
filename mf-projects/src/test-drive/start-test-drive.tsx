import { useQuery } from '@title24/remote-kit/runtime';
import {
  exampleProject,
  fieldAt,
  type ProjectData,
  type ProjectKind,
  projectKinds,
  startingAreas,
  startingProject,
} from '@title24/shared-domain/projects';
import { Alert, Button, Cluster, RadioGroup, Stack } from '@title24/ui';
import { type FormEvent, useState } from 'react';
import { paths } from '../project-paths.ts';
import { TitledPage } from '../titled-page.tsx';
import { startDraft } from './draft.ts';
import { keepParameter } from './keep-links.ts';

const kindField = fieldAt('kind')?.field;
const kinds = kindField?.input === 'choice' ? kindField.options : [];

/** Starts a test drive with a new project or an example. */
export function StartTestDrive({ onStarted }: { onStarted: () => void }) {
  const query = useQuery();
  const asked = projectKinds.find((kind) => kind === query.get('kind'));
  const [problem, setProblem] = useState<string | undefined>();

  async function start(data: ProjectData): Promise<void> {
    await startDraft(data);
    onStarted();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('kind');
    const kind = projectKinds.find((each) => each === chosen);
    setProblem(kind ? undefined : 'Choose what you build');
    if (kind) void start(projectFromQuery(kind, query));
  }

  return (
    <TitledPage
      title="Try it without an account"
      lead="Enter a home and see right away what’s wrong or missing. What you type stays in this browser and is not sent to us. You can keep it in an account later."
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          {query.has(keepParameter) && (
            <Alert title="No unsaved project in this browser">
              <p>
                If you typed one in another browser, log in there, and it’s saved to your account. Saved
                projects are in <a href={paths.list}>My projects</a>.
              </p>
            </Alert>
          )}
          <RadioGroup
            legend={kindField?.label ?? ''}
            name="kind"
            error={problem}
            defaultValue={asked}
            options={kinds.map(({ value, label }) => ({ value, label }))}
          />
          <Cluster>
            <Button type="submit">Start the test drive</Button>
            <Button variant="secondary" onClick={() => void start(exampleProject)}>
              Open a filled-in example
            </Button>
          </Cluster>
        </Stack>
      </form>
    </TitledPage>
  );
}

/** Returns a new project with the name and areas in the URL, if any. */
function projectFromQuery(kind: ProjectKind, query: URLSearchParams): ProjectData {
  const areas = startingAreas.flatMap((area) => {
    const text = query.get(area) ?? '';
    return /^\d{1,5}$/.test(text) ? [[area, Number(text)] as const] : [];
  });
  const name = query.get('name')?.trim() ?? '';
  return startingProject(name.length >= 3 ? name : 'Test drive', kind, Object.fromEntries(areas));
}
