import { isRpcError } from '@title24/remote-kit/contract';
import { projects } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { doItYourself, formatShortDay, listPageSize, policy } from '@title24/shared-domain';
import { orderPath } from '@title24/shared-domain/orders';
import {
  isEditable,
  kindField,
  type ListedProject,
  optionOf,
  type ProjectList,
  projectStateTitles,
  stepTitles,
} from '@title24/shared-domain/projects';
import { Alert, Badge, Button, ButtonLink, Cluster, PageSection, Stack, Table } from '@title24/ui';
import { useState } from 'react';
import { orderingPath } from '../ordering/order-links.ts';
import { projectStateTones } from '../project/state-tones.ts';
import { paths, projectPath, stepPath } from '../project-paths.ts';
import styles from './list.module.css';
import type { ListQuery } from './project-list-page.tsx';

interface Props {
  readonly query: ListQuery;
  readonly list: ProjectList;
  /** Loads the list again. Null without JavaScript, where the list is read-only. */
  readonly onChanged: (() => Promise<void>) | null;
}

type Act = (number: string, action: 'copy' | 'remove' | 'restore') => Promise<void>;

/** An account's projects, or those in its trash. */
export function ProjectLists({ query, list, onChanged }: Props) {
  const { rpc } = useMountProps();
  const [notice, setNotice] = useState<{ readonly isProblem: boolean; readonly text: string } | null>(null);
  const { trash, page } = query;

  const act: Act = async (number, action) => {
    const name = list.items.find((project) => project.number === number)?.name ?? number;
    try {
      if (action === 'copy') {
        const copy = await rpc.call(projects.copy, { number });
        setNotice({ isProblem: false, text: `${name} is copied, as ${copy.number}.` });
      } else if (action === 'remove') {
        await rpc.call(projects.remove, { number });
        setNotice({
          isProblem: false,
          text: `${name} is in the trash. You can restore it for ${policy.retention.projectTrashDays} days.`,
        });
      } else {
        await rpc.call(projects.restore, { number });
        setNotice({ isProblem: false, text: `${name} is restored.` });
      }
      await onChanged?.();
    } catch (error) {
      const reason = isRpcError(error) && error.code !== 0 ? error.message : 'We couldn’t reach our server.';
      setNotice({ isProblem: true, text: `Nothing was changed. ${reason}` });
    }
  };

  return (
    <PageSection>
      <Stack>
        {!doItYourself.isOpen && (
          <Alert title="Ordering opens soon">
            Enter your projects now and see what’s missing. We’ll keep them here until you can order reports.
          </Alert>
        )}
        <Cluster>
          {onChanged && <ButtonLink href={paths.newProject}>New project</ButtonLink>}
          {onChanged && <a href={paths.importProject}>Import a project</a>}
          {trash ? (
            <a href={paths.list}>Back to my projects</a>
          ) : (
            list.inTrash > 0 && <a href={`${paths.list}?trash=1`}>Trash ({list.inTrash})</a>
          )}
        </Cluster>
        <div role="status">{notice && !notice.isProblem && <Alert tone="success">{notice.text}</Alert>}</div>
        {notice?.isProblem && <Alert tone="danger">{notice.text}</Alert>}
        {list.items.length === 0 ? (
          <Nothing trash={trash} />
        ) : (
          <Table caption={trash ? 'In the trash' : 'My projects'} stacks>
            <thead>
              <tr>
                <th scope="col">Project</th>
                <th scope="col">Number</th>
                <th scope="col">Kind</th>
                <th scope="col">State</th>
                <th scope="col">{trash ? 'Deleted for good' : 'Next'}</th>
                {onChanged && <th scope="col">Actions</th>}
              </tr>
            </thead>
            <tbody>
              {list.items.map((project) => (
                <Row key={project.number} project={project} trash={trash} act={onChanged ? act : null} />
              ))}
            </tbody>
          </Table>
        )}
        <Pages page={page} trash={trash} total={list.total} />
      </Stack>
    </PageSection>
  );
}

function Nothing({ trash }: { readonly trash: boolean }) {
  if (trash) return <p>The trash is empty.</p>;
  return (
    <p>
      You have no projects yet. <a href={paths.newProject}>Start one</a>.
    </p>
  );
}

interface RowProps {
  readonly project: ListedProject;
  readonly trash: boolean;
  readonly act: Act | null;
}

function Row({ project, trash, act }: RowProps) {
  const { number, name, kind, state, nextStep, goneAt, order } = project;
  return (
    <tr>
      <th scope="row">{trash ? name : <a href={projectPath(number)}>{name}</a>}</th>
      <td data-label="Number">{number}</td>
      <td data-label="Kind">{optionOf(kindField, kind)?.label}</td>
      <td data-label="State">
        <Badge tone={projectStateTones[state]}>{projectStateTitles[state]}</Badge>
        {order && (
          <p className={styles.order}>
            <a href={orderPath(order.number)}>Order {order.number}</a>: {order.stateTitle.toLowerCase()}
          </p>
        )}
      </td>
      <td data-label={trash ? 'Deleted for good' : 'Next'} className={styles.next}>
        {trash ? goneAt && formatShortDay(goneAt) : <Next project={project} canOrder={act !== null} />}
      </td>
      {act && (
        <td>
          <Cluster className={styles.actions}>
            {trash ? (
              <ActButton label="Restore" name={name} act={() => act(number, 'restore')} />
            ) : (
              <>
                {isEditable(state) && (
                  <a href={nextStep ? stepPath(number, nextStep) : projectPath(number)}>
                    Continue<span className="visually-hidden"> {name}</span>
                  </a>
                )}
                <ActButton label="Copy" name={name} act={() => act(number, 'copy')} />
                {state === 'in-progress' && (
                  <ActButton label="Remove" name={name} act={() => act(number, 'remove')} />
                )}
              </>
            )}
          </Cluster>
        </td>
      )}
    </tr>
  );
}

/** The order's deadlines or, if there are none, the project's next step. */
function Next({ project, canOrder }: { readonly project: ListedProject; readonly canOrder: boolean }) {
  const { number, name, nextStep, state, order } = project;
  if (order && order.clocks.length > 0) return order.clocks.join(' ');
  if (state === 'completed') return 'Nothing: the report is delivered';
  if (!isEditable(state)) return null;
  if (nextStep) return stepTitles[nextStep];
  if (!canOrder || state !== 'in-progress' || !doItYourself.isOpen) return 'Complete';
  return (
    <a href={orderingPath(number, 'check')}>
      {/* A project that can be ordered has no order, or a canceled one. */}
      {order ? 'Order again' : 'Order the report'}
      <span className="visually-hidden"> for {name}</span>
    </a>
  );
}

interface ActProps {
  readonly label: string;
  readonly name: string;
  readonly act: () => Promise<void>;
}

function ActButton({ label, name, act }: ActProps) {
  const [isSending, setIsSending] = useState(false);

  async function send(): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    await act();
    setIsSending(false);
  }

  return (
    <Button variant="quiet" size="small" aria-disabled={isSending} onClick={() => void send()}>
      {label}
      <span className="visually-hidden"> {name}</span>
    </Button>
  );
}

interface PagesProps {
  /** Starts at 1. */
  readonly page: number;
  readonly trash: boolean;
  readonly total: number;
}

function Pages({ page, trash, total }: PagesProps) {
  const pages = Math.ceil(total / listPageSize);
  if (pages <= 1) return null;
  const href = (to: number) =>
    `${paths.list}?${new URLSearchParams({ ...(trash && { trash: '1' }), page: String(to) })}`;
  return (
    <nav aria-label="Pages">
      <Cluster>
        {page > 1 && <a href={href(page - 1)}>Previous page</a>}
        <span>
          Page {page} of {pages}
        </span>
        {page < pages && <a href={href(page + 1)}>Next page</a>}
      </Cluster>
    </nav>
  );
}
