import { desk } from '@title24/remote-kit/rpc';
import { useLoadedForEdit, useMountProps } from '@title24/remote-kit/runtime';
import type { DeskOrder } from '@title24/shared-domain/orders';
import { isOpenWork } from '@title24/shared-domain/work';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMoneyRights } from '../../access/use-money-rights.ts';
import { useRole } from '../../access/use-role.ts';
import { useStaffEndpoints } from '../../calls/staff-endpoints.ts';
import { StaffLoaded } from '../../calls/staff-loaded.tsx';
import type { ActionValues } from '../../desk/action-fields.tsx';
import { DeskBar } from '../../desk/desk-bar.tsx';
import { DeskFrame } from '../../desk/desk-frame.tsx';
import { HandOver } from '../../desk/hand-over.tsx';
import { useMarkUnsaved } from '../../unsaved/unsaved-changes.tsx';
import { ActionDialog } from '../actions/action-dialog.tsx';
import type { DeskAction } from '../actions/desk-action.ts';
import { Charges } from './charges.tsx';
import { ChecklistForm } from './checklist-form.tsx';
import styles from './detail.module.css';
import { Notes } from './notes.tsx';
import { Attachments, OrderFiles } from './order-files.tsx';
import { OrderHead } from './order-head.tsx';
import { ReviewSteps } from './review-steps.tsx';
import { SubmittedProject } from './submitted-project.tsx';
import { Timeline } from './timeline.tsx';

/** Renders /admin/orders, which shows the order in the parameter `id` with its project and actions (D11). */
export function OrdersPage() {
  const [parameters] = useSearchParams();
  const number = parameters.get('id') ?? '';
  return <OrderDesk key={number} number={number} />;
}

function OrderDesk({ number }: { readonly number: string }) {
  const found = useLoadedForEdit(useStaffEndpoints().order, { order: number });
  return (
    <>
      <DeskBar number={number} />
      <StaffLoaded from={found} what="the order">
        {(order) => <Order loaded={order} />}
      </StaffLoaded>
    </>
  );
}

/** Section titles by heading id. */
const parts = [
  ['files', 'Report files'],
  ['attachments', 'Files from the customer'],
  ['project', 'Project'],
  ['charges', 'Charges'],
  ['timeline', 'Timeline'],
  ['notes', 'Internal notes'],
] as const;

function Order({ loaded }: { readonly loaded: DeskOrder }) {
  const { rpc, navigate } = useMountProps();
  const role = useRole();
  // Keeps the initial permission, so that forms and their text stay if the login ends.
  const [mayUpdate] = useState(() => role?.isAllowed('UPDATE', 'DESK') ?? false);
  const money = useMoneyRights();
  const [order, setOrder] = useState(loaded);
  const [action, setAction] = useState<DeskAction | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, ActionValues>>(new Map());
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const [actsDone, setActsDone] = useState(0);
  // The button that started the action may be gone, so the heading gets the focus. This effect runs after the action's
  // dialog has tried to return the focus to the button.
  useEffect(() => {
    if (actsDone > 0) heading.current?.focus();
  }, [actsDone]);
  useMarkUnsaved(drafts.size > 0);

  async function reload(): Promise<DeskOrder> {
    const current = await rpc.call(desk.load, { order: order.number });
    setOrder(current);
    return current;
  }

  function close(key: string, typed: ActionValues | null): void {
    setAction(null);
    setDrafts((before) => {
      const after = new Map(before);
      if (typed) after.set(key, typed);
      else after.delete(key);
      return after;
    });
  }

  function done(after: DeskOrder, words: string): void {
    setSaid(words);
    if (after.number === order.number) {
      setOrder(after);
      setActsDone((count) => count + 1);
    } else void navigate(`/admin/orders?id=${after.number}`);
  }

  const common = { order, onChanged: setOrder, onReload: reload };
  return (
    <>
      <p role="status" className={said ? styles.said : undefined}>
        {said}
      </p>
      <DeskFrame
        papers={
          <>
            <Attachments order={order} />
            <SubmittedProject key={order.round} order={order} />
          </>
        }
        work={
          <>
            <OrderHead order={order} heading={heading} />
            {mayUpdate && isOpenWork({ kind: 'order', state: order.state }) && (
              <HandOver number={order.number} assignee={order.reviewer} onDone={reload} />
            )}
            <nav aria-label="Parts of this page" className={styles.parts}>
              <ul>
                {parts.map(([id, words]) => (
                  <li key={id}>
                    <a href={`#${id}`}>{words}</a>
                  </li>
                ))}
              </ul>
            </nav>
            {mayUpdate && (
              <ReviewSteps {...common} mayCharge={money.mayCharge} onAct={setAction} onDone={done} />
            )}
            {order.state === 'in-review' && mayUpdate && <ChecklistForm {...common} />}
            <OrderFiles {...common} mayUpdate={mayUpdate} />
            <Charges order={order} {...money} onAct={setAction} />
            <Timeline order={order} />
            <Notes {...common} mayUpdate={mayUpdate} />
          </>
        }
      />
      {action && (
        <ActionDialog
          key={action.key}
          action={action}
          order={order}
          draft={drafts.get(action.key)}
          onClose={(typed) => close(action.key, typed)}
          onDone={(after) => done(after, action.done)}
          onReload={reload}
        />
      )}
    </>
  );
}
