import { isRpcError, orderPageData, rpcErrorCodes } from '@title24/remote-kit/contract';
import { orders } from '@title24/remote-kit/rpc';
import { useMountProps, useRequestData } from '@title24/remote-kit/runtime';
import { isOpenOrder, type OrderState, type OrderView } from '@title24/shared-domain/orders';
import type { ProjectState } from '@title24/shared-domain/projects';
import { ButtonLink, FailureNotice, LoadingNote, PageSection } from '@title24/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { callProblem } from '../calls/call-problem.ts';
import { useCallResult } from '../calls/use-call-result.ts';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';
import { TitledPage } from '../titled-page.tsx';
import { OrderContext } from './order-context.ts';
import { OrderInvoices } from './order-invoices.tsx';
import { OrderPage } from './order-page.tsx';

interface Props {
  /** Order number, such as 'P100245-1'. */
  readonly number: string;
  readonly page: 'order' | 'pay';
}

/** Renders an order's page, or its invoices. */
export function OrderPages({ number, page }: Props) {
  const { session } = useProject();
  const content = page === 'order' ? <OrderPage /> : <OrderInvoices />;
  return session ? (
    <LiveOrder number={number}>{content}</LiveOrder>
  ) : (
    <ServedOrder number={number}>{content}</ServedOrder>
  );
}

/** State of a project with an open order, by the order's state. */
const projectStates: Readonly<Partial<Record<OrderState, ProjectState>>> = {
  submitted: 'ordered',
  'in-review': 'ordered',
  resubmitted: 'ordered',
  'changes-needed': 'changes-needed',
  unlocked: 'in-revision',
};

function LiveOrder({ number, children }: { readonly number: string; readonly children: ReactNode }) {
  const { rpc } = useMountProps();
  const project = useProject();
  const { result, reload, replace } = useCallResult(number, () => rpc.call(orders.load, { order: number }), {
    onReturn: true,
  });
  const loaded = result.status === 'ready' ? result.data : null;
  useProjectOf(loaded);
  const reloadProject = project.reload;
  const context = useMemo(
    () =>
      loaded && {
        order: loaded,
        reload,
        onChanged(order: OrderView) {
          replace(order);
          reloadProject();
        },
      },
    [loaded, reload, replace, reloadProject],
  );
  if (context) return <OrderContext value={context}>{children}</OrderContext>;
  if (result.status !== 'failed')
    return (
      <PageSection>
        <LoadingNote>Loading your order…</LoadingNote>
      </PageSection>
    );
  if (isRpcError(result.error) && result.error.code === rpcErrorCodes.notFound) return <NoSuchOrder />;
  return (
    <TitledPage title={`Order ${number}`} width="text">
      <FailureNotice
        title="We couldn’t load your order"
        reason={callProblem(result.error)}
        onRetry={reload}
      />
    </TitledPage>
  );
}

/** Reloads the project if its state does not match the state of the open order. */
function useProjectOf(order: OrderView | null): void {
  const { state, reload } = useProject();
  const asked = useRef('');
  useEffect(() => {
    if (!order || !isOpenOrder(order) || projectStates[order.state] === state) return;
    if (asked.current === order.lastUpdate) return;
    asked.current = order.lastUpdate;
    reload();
  }, [order, state, reload]);
}

function ServedOrder({ number, children }: { readonly number: string; readonly children: ReactNode }) {
  const served = useRequestData(orderPageData);
  if (served?.order?.number !== number) return <NoSuchOrder />;
  const context = {
    order: served.order,
    onChanged: null,
    reload: () => undefined,
  };
  return <OrderContext value={context}>{children}</OrderContext>;
}

function NoSuchOrder() {
  const { key } = useProject();
  return (
    <TitledPage title="There is no such order" lead="It may belong to another account.">
      <div>
        <ButtonLink href={projectPath(key)}>Go to the project</ButtonLink>
      </div>
    </TitledPage>
  );
}
