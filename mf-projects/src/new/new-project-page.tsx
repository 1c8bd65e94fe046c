import { isRpcError } from '@title24/remote-kit/contract';
import { projects } from '@title24/remote-kit/rpc';
import { useConfig, useLapse, useLogin, useMountProps, usePageAddress } from '@title24/remote-kit/runtime';
import { doItYourself, formatNumber } from '@title24/shared-domain';
import {
  findProblems,
  kindField,
  nameField,
  newProjectSchema,
  type ProjectKind,
  startingProject,
} from '@title24/shared-domain/projects';
import {
  Alert,
  Button,
  ButtonLink,
  Cluster,
  ErrorSummary,
  PageSection,
  RadioGroup,
  Stack,
  TextField,
} from '@title24/ui';
import { useFormik } from 'formik';
import { type FormEvent, useId, useState } from 'react';
import { HelpLink, HelpLinks } from '../field-help/help-links.tsx';
import { loginLinks } from '../login/login-links.ts';
import { paths, projectPath } from '../project-paths.ts';
import { loadDraft, startDraft } from '../test-drive/draft.ts';
import { NeedsScript } from '../without-script/needs-script.tsx';
import { readStart, type StartingValues, withStart } from './starting-values.ts';

/** Renders a form for a new project's name and kind. The wizard and the estimator pass values in the URL. */
export function NewProjectPage() {
  const { search } = usePageAddress();
  const isLoggedIn = useLogin().status;
  const hasLapsed = useLapse();
  return (
    <HelpLinks>
      <PageSection width="text">
        <NeedsScript instead={<WithoutScript />}>
          <NewProjectForm key={search} start={readStart(search)} mayCreate={isLoggedIn || hasLapsed} />
        </NeedsScript>
      </PageSection>
    </HelpLinks>
  );
}

interface Props {
  readonly start: StartingValues;
  readonly mayCreate: boolean;
}

function WithoutScript() {
  const { navLinks } = useConfig();
  return (
    <Alert title="A new project needs JavaScript">
      Turn it on to enter a project yourself. Without it you can{' '}
      <a href={navLinks.fullService}>send us your plans</a> instead, or read{' '}
      <a href={paths.list}>your projects</a>.
    </Alert>
  );
}

const areaNames = {
  area: 'conditioned floor area',
  existing: 'existing floor area',
  addition: 'addition area',
  units: 'dwelling units',
} as const;

function NewProjectForm({ start, mayCreate }: Props) {
  const { rpc, navigate } = useMountProps();
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  // Name of the project in this browser that the next submission would replace, or null.
  const [kept, setKept] = useState<string | null>(null);
  const formik = useFormik({
    initialValues: { name: start.name, kind: start.kind as string },
    validateOnChange: false,
    validateOnBlur: false,
    async onSubmit(values) {
      const { name, kind } = newProjectSchema.cast(values);
      if (!mayCreate) return begin(name, kind as ProjectKind);
      try {
        const created = await rpc.call(projects.create, {
          name,
          kind: kind as ProjectKind,
          ...start.areas,
        });
        await navigate(projectPath(created.number));
      } catch (error) {
        refuse(problemsOf(error));
      }
    },
  });
  const { values } = formik;
  const errors = formik.errors as Readonly<Record<string, string | undefined>>;
  const present: StartingValues = { ...start, name: values.name, kind: values.kind as ProjectKind | '' };

  /**
   * Stores the new project in this browser, because the visitor is not logged in. If this browser already has a
   * project, asks for confirmation first.
   */
  async function begin(name: string, kind: ProjectKind): Promise<void> {
    const present = await loadDraft();
    if (present && kept === null) {
      setKept(present.data.project?.name ?? '');
      return;
    }
    await startDraft(startingProject(name, kind, start.areas));
    await navigate(paths.testDrive);
  }

  function refuse(problems: Readonly<Record<string, string>>): void {
    formik.setErrors(problems);
    setAttempt((count) => count + 1);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = findProblems(newProjectSchema, values);
    if (found.length > 0) refuse(Object.fromEntries(found.map(({ path, message }) => [path, message])));
    else formik.handleSubmit(event);
  }

  const problems = Object.entries(errors).flatMap(([path, message]) =>
    message === undefined ? [] : [{ ...(path !== '' && { fieldId: `${id}${path}` }), message }],
  );
  const links = loginLinks(withStart(paths.newProject, present));
  const brought = Object.entries(start.areas) as [keyof typeof areaNames, number][];
  return (
    // Before hydration, a submission reloads the page with the values in the URL.
    <form action={paths.newProject} noValidate onSubmit={submit}>
      <Stack gap="large">
        <ErrorSummary problems={problems} attempt={attempt} />
        {!doItYourself.isOpen && (
          <Alert title="Ordering opens soon">
            You can enter your project now and see right away what’s missing. We’ll keep it until you can
            order the report.
          </Alert>
        )}
        <TextField
          id={`${id}name`}
          name="name"
          label={nameField.label}
          hint="A street address, or any name you use for it"
          autoComplete="off"
          fieldWidth="medium"
          value={values.name}
          error={errors.name}
          onChange={({ target }) => void formik.setFieldValue('name', target.value)}
        />
        <div>
          <RadioGroup
            id={`${id}kind`}
            name="kind"
            legend={kindField.label}
            options={kindField.options}
            value={values.kind}
            error={errors.kind}
            onChange={(kind) => void formik.setFieldValue('kind', kind)}
          />
          <p>
            Not sure? <a href="/compliance-wizard">Answer a few questions</a>, or read the help{' '}
            <HelpLink id="c-9" about="What are you building?" />. You can change it later; nothing you entered
            is lost.
          </p>
        </div>
        {brought.length > 0 && (
          <p>
            Carried over:{' '}
            {brought
              .map(([name, value]) =>
                name === 'units'
                  ? `${value} dwelling units`
                  : `${areaNames[name]} ${formatNumber(value)} sq ft`,
              )
              .join(', ')}
            .
          </p>
        )}
        {brought.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {kept !== null && (
          <Alert title={`This browser already has a project: ${kept}`}>
            <a href={paths.testDrive}>Open it</a>, or <a href={links.login}>log in</a> to keep both. To
            replace it, create the project again.
          </Alert>
        )}
        <Cluster>
          <Button type="submit" aria-disabled={formik.isSubmitting}>
            {formik.isSubmitting ? 'Creating…' : kept === null ? 'Create the project' : 'Replace it'}
          </Button>
          {mayCreate ? (
            <ButtonLink href={paths.list} variant="quiet">
              Back to My Projects
            </ButtonLink>
          ) : (
            <span>
              No account needed: it stays in this browser. Have one? <a href={links.login}>Log in</a>
            </span>
          )}
        </Cluster>
      </Stack>
    </form>
  );
}

function problemsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isRpcError(error))
    return { '': 'Something went wrong on this page. What you typed is still here. Try again.' };
  if (error.fields.length > 0)
    return Object.fromEntries(error.fields.map(({ path, message }) => [path, message]));
  return {
    '':
      error.code === 0
        ? 'We couldn’t reach our server. What you typed is still here. Try again in a moment.'
        : error.message,
  };
}
