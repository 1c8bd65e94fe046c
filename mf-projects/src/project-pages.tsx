import { isRpcError, projectPageData, rpcErrorCodes } from '@title24/remote-kit/contract';
import {
  NotFound,
  useLapse,
  useLogin,
  useMountProps,
  usePageAddress,
  useRequestData,
} from '@title24/remote-kit/runtime';
import { type OrderPage, orderPageAt } from '@title24/shared-domain/orders';
import { type ProjectPage, projectPageAt, testDriveName } from '@title24/shared-domain/projects';
import { ButtonLink, FailureNotice, LoadingNote, PageSection } from '@title24/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ProjectCheck } from './check/project-check.tsx';
import { ImportProject } from './export/import-project.tsx';
import { HelpLinks } from './field-help/help-links.tsx';
import { LoginNeeded } from './login/login-needed.tsx';
import { OrderingPages } from './ordering/ordering-pages.tsx';
import { OrderPages } from './orders/order-pages.tsx';
import { ProjectOverview } from './overview/project-overview.tsx';
import { LiveProject, ServedProject } from './project/project-provider.tsx';
import { useSession } from './project/use-session.ts';
import { paths } from './project-paths.ts';
import { stepForm } from './steps/form-code.ts';
import { StepPage } from './steps/step-page.tsx';
import { serverStore } from './store/server-store.ts';
import { takeoffEditor } from './takeoff/editor-code.ts';
import { TakeoffPage } from './takeoff/takeoff-page.tsx';
import { TestDrive } from './test-drive/test-drive.tsx';
import { TitledPage } from './titled-page.tsx';
import { ReadOnlyNotice } from './without-script/read-only-notice.tsx';

/** Renders a project's pages, its order pages and the import page. The project stays loaded from page to page. */
export function ProjectPages() {
  const { pathname } = usePageAddress();
  const order = orderPageAt(pathname);
  const page = projectPageAt(pathname);
  useEditorCode(page);
  if (order) {
    return (
      <OpenedProject key={order.project} number={order.project}>
        <PageOfOrder page={order} />
      </OpenedProject>
    );
  }
  if (page?.page === 'import') return <ImportPage />;
  if (!page || !('project' in page) || page.page === 'ordering') return <NoSuchProject />;
  if (page.project === testDriveName) {
    return (
      <TestDrive>
        <PageOfProject page={page} />
      </TestDrive>
    );
  }
  return (
    <OpenedProject key={page.project} number={page.project}>
      <PageOfProject page={page} />
    </OpenedProject>
  );
}

/** Loads the code of the takeoff editor or step form while the project loads. The overview preloads the step form. */
function useEditorCode(page: ProjectPage | null): void {
  const kind = page?.page;
  useEffect(() => {
    const code =
      kind === 'takeoff' ? takeoffEditor : kind === 'step' || kind === 'overview' ? stepForm : null;
    // The page that uses the code tries again, and shows an error if that fails too.
    code?.load().catch(() => undefined);
  }, [kind]);
}

interface OpenedProps {
  readonly number: string;
  readonly children: ReactNode;
}

function OpenedProject({ number, children }: OpenedProps) {
  const isLoggedIn = useLogin().status;
  const hasLapsed = useLapse();
  const served = useRequestData(projectPageData);
  const { pathname } = usePageAddress();
  if (isLoggedIn || hasLapsed) return <LoadedProject number={number}>{children}</LoadedProject>;
  if (served?.project?.number === number)
    return <ServedProject project={served.project}>{children}</ServedProject>;
  return (
    <LoginNeeded
      next={pathname}
      lead="Only a project’s owner can see it. What you enter is saved to your account as you type."
    />
  );
}

function LoadedProject({ number, children }: OpenedProps) {
  const { rpc } = useMountProps();
  const store = useMemo(() => serverStore(rpc, number), [rpc, number]);
  const opened = useSession({ store });
  if (opened.status === 'open')
    return (
      <LiveProject session={opened.session} reload={opened.reload}>
        {children}
      </LiveProject>
    );
  if (opened.status === 'loading')
    return (
      <PageSection>
        <LoadingNote>Loading your project…</LoadingNote>
      </PageSection>
    );
  if (isRpcError(opened.error) && opened.error.code === rpcErrorCodes.notFound) return <NoSuchProject />;
  return (
    <TitledPage title="Your project" width="text">
      <FailureNotice
        title="We couldn’t load your project"
        reason="We couldn’t reach our server. Nothing is lost. Please try again in a moment."
        onRetry={opened.retry}
      />
    </TitledPage>
  );
}

interface PageProps {
  readonly page: Extract<ProjectPage, { readonly project: string }>;
}

function PageOfProject({ page }: PageProps) {
  if (page.page === 'takeoff') return <TakeoffPage />;
  if (page.page === 'step') return <StepPage key={page.step} step={page.step} />;
  return <HelpLinks>{page.page === 'check' ? <ProjectCheck /> : <ProjectOverview />}</HelpLinks>;
}

const orderingTitles = {
  services: 'Choose services',
  address: 'Where copies are mailed',
  card: 'Your card',
  check: 'Your order',
} as const;

function PageOfOrder({ page }: { readonly page: OrderPage }) {
  if (!('n' in page)) {
    return (
      <TitledPage title={orderingTitles[page.page]}>
        <OrderingPages page={page.page} />
      </TitledPage>
    );
  }
  return <OrderPages number={`${page.project}-${page.n}`} page={page.page} />;
}

function ImportPage() {
  const isLoggedIn = useLogin().status;
  const hasLapsed = useLapse();
  const served = useRequestData(projectPageData);
  if (!isLoggedIn && !hasLapsed) {
    if (served?.login.status) return <ReadOnlyNotice />;
    return <LoginNeeded next={paths.importProject} lead="An imported project is saved to your account." />;
  }
  return (
    <TitledPage title="Import a project" width="text">
      <ImportProject />
    </TitledPage>
  );
}

/** Shown for missing projects and other accounts' projects alike, so as not to reveal which exist. */
function NoSuchProject() {
  const title = 'There is no such project';
  return (
    <TitledPage title={title} lead="It may have been removed, or belong to another account.">
      <NotFound title={title} />
      <div>
        <ButtonLink href={paths.list}>See my projects</ButtonLink>
      </div>
    </TitledPage>
  );
}
