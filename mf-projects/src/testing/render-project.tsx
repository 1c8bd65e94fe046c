import { render } from '@testing-library/react';
import { MountPropsContext, PageAddressProvider } from '@title24/remote-kit/runtime';
import { type TestAnswers, testSite } from '@title24/remote-kit/testing/site';
import type { LoginStatus } from '@title24/shared-domain';
import type { StoredProject } from '@title24/shared-domain/projects';
import type { ReactNode } from 'react';
import { LiveProject, ServedProject } from '../project/project-provider.tsx';
import { ProjectSession } from '../session/project-session.ts';
import { stepForm } from '../steps/form-code.ts';
import { openStored } from '../store/server-store.ts';
import { storedProject } from './stored-project.ts';
import './wait-limits.ts';

// Preloads the step form, as the project's overview page does.
beforeAll(stepForm.load);

const open = new Set<ProjectSession>();

afterEach(() => {
  for (const session of open) session.close();
  open.clear();
});

interface Options {
  readonly project?: StoredProject;
  /** Simulates a browser without JavaScript. */
  readonly isServed?: boolean;
  readonly login?: LoginStatus;
  readonly answers?: TestAnswers;
  /** Results of the page's data requests on the server, by request key. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/**
 * Renders a project page in a simulated site whose server responds with `options.answers`.
 * @returns the rendered page, its calls, navigations and saves, and the project's session
 */
export function renderProject(page: ReactNode, options: Options = {}) {
  const { project = storedProject(), isServed } = options;
  const saved: [string, unknown][] = [];
  const session = new ProjectSession(openStored(project), {
    store: {
      load: async () => openStored(project),
      async save(unit, data, stamp) {
        saved.push([unit, data]);
        return { outcome: 'saved', saved: { stamp: stamp + 1, lastUpdate: project.lastUpdate } };
      },
    },
    kept: null,
    linkTabs: () => ({ id: '1', tell: () => undefined, openTabs: async () => null, close: () => undefined }),
  });
  open.add(session);
  const framed = isServed ? (
    <ServedProject project={project}>{page}</ServedProject>
  ) : (
    <LiveProject session={session}>{page}</LiveProject>
  );
  return { ...renderInSite(framed, options), saved, session };
}

/** Calls that stay pending unless a test answers them. */
const unanswered = { 'orders.list': () => new Promise(() => undefined) };

/** Renders content in a simulated site. */
export function renderInSite(content: ReactNode, { login, answers, data }: Options = {}) {
  const { mountProps, calls, went } = testSite({
    ...(login && { login }),
    ...(data && { data }),
    answers: { ...unanswered, ...answers },
  });
  const view = render(
    <MountPropsContext value={mountProps}>
      <PageAddressProvider>{content}</PageAddressProvider>
    </MountPropsContext>,
  );
  return { ...view, calls, went };
}
