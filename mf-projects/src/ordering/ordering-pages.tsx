import { orders } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { Alert, ButtonLink, FailureNotice, LoadingNote, Stack } from '@title24/ui';
import { callProblem } from '../calls/call-problem.ts';
import { useCallResult } from '../calls/use-call-result.ts';
import { useEditedSession, useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';
import { AddressPage } from './address-page.tsx';
import { CardPage } from './card-page.tsx';
import { CheckOrder } from './check-order.tsx';
import { ChooseServices } from './choose-services.tsx';
import type { Ordering } from './ordering.ts';

export type OrderingPageName = 'services' | 'address' | 'card' | 'check';

/** Renders the ordering pages: services, address, card and summary (D8). */
export function OrderingPages({ page }: { readonly page: OrderingPageName }) {
  const { session, state, key } = useProject();
  if (state !== 'in-progress') return <OrderedAlready project={key} />;
  if (session) return <LiveOrdering page={page} />;
  // ReadOnlyNotice already explains that ordering needs JavaScript.
  return <ButtonLink href={projectPath(key)}>Back to the project</ButtonLink>;
}

function OrderedAlready({ project }: { readonly project: string }) {
  return (
    <Stack>
      <Alert title="This project has been ordered">
        It already has an order. The project’s page shows the status and what you can do.
      </Alert>
      <div>
        <ButtonLink href={projectPath(project)}>Go to the project</ButtonLink>
      </div>
    </Stack>
  );
}

function LiveOrdering({ page }: { readonly page: OrderingPageName }) {
  const { key: number } = useProject();
  const session = useEditedSession();
  const { rpc } = useMountProps();
  const { result, reload } = useCallResult(`${number} ${page}`, async () => {
    // The order is based on the project as stored on the server, so unsaved changes are sent first.
    await session.flush();
    const draft = await rpc.call(orders.draft, { number });
    return { draft, quote: await rpc.call(orders.quote, { number, items: [...draft.items] }) };
  });
  if (result.status === 'loading') return <LoadingNote>Loading your order…</LoadingNote>;
  if (result.status === 'failed')
    return (
      <FailureNotice
        title="We couldn’t load your order"
        reason={callProblem(result.error)}
        onRetry={reload}
      />
    );
  return <PageOfOrdering page={page} ordering={result.data} />;
}

function PageOfOrdering({
  page,
  ordering,
}: {
  readonly page: OrderingPageName;
  readonly ordering: Ordering;
}) {
  switch (page) {
    case 'services':
      return <ChooseServices ordering={ordering} />;
    case 'address':
      return <AddressPage ordering={ordering} />;
    case 'card':
      return <CardPage ordering={ordering} />;
    case 'check':
      return <CheckOrder ordering={ordering} />;
  }
}
