import { untilEnded } from '@title24/remote-kit/contract';
import { useLoaded } from '@title24/remote-kit/runtime';
import type { AcceptedChange, ListedRemote, RegistryChange } from '@title24/shared-domain';
import { Button, Cluster } from '@title24/ui';
import { useRef, useState } from 'react';
import { useRole } from '../access/use-role.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { ActionDialog, isUnanswered, type RemoteAction } from './action-dialog.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { RemoteCanaries } from './remote-canaries.tsx';
import { RemoteTrouble } from './remote-card.tsx';
import { RemoteFailures } from './remote-failures.tsx';
import styles from './remotes.module.css';

interface Props {
  readonly name: string;
  /** Null if the site has no remote with this name. */
  readonly remote: ListedRemote | null;
  /** Called after each successful action with a message about it. */
  readonly onChanged: (words: string) => void;
}

/** Shows a remote's failures, canaries and history, with the actions that the user may perform. */
export function RemoteDetail({ name, remote, onChanged }: Props) {
  const endpoints = useStaffEndpoints();
  const [release] = endpoints.releaseRemote.useMutation();
  const [rollBack] = endpoints.rollBackRemote.useMutation();
  const [findOutcome] = endpoints.remoteOutcome.useMutation();
  const [withdraw] = endpoints.withdrawRemote.useMutation();
  const history = useLoaded(endpoints.remoteHistory, { name });
  const failures = useLoaded(endpoints.remoteFailures, { name });
  const role = useRole();
  const heading = useRef<HTMLHeadingElement>(null);
  const [action, setAction] = useState<RemoteAction | null>(null);
  const live = remote?.live?.version ?? null;
  const mayUpdate = role?.isAllowed('UPDATE', 'REMOTE') ?? false;
  const mayWithdraw = live !== null && name !== 'shell' && (role?.isAllowed('DELETE', 'REMOTE') ?? false);

  function done({ from, to, changed }: RegistryChange): void {
    setAction(null);
    if (!changed && to === null) onChanged(`${name} is already removed from the site.`);
    else if (!changed) onChanged(`Version ${to} of ${name} is already live.`);
    else if (to === null) onChanged(`${name} has been removed from the site.`);
    else onChanged(`Version ${to} of ${name} is live${from ? ` in place of ${from}` : ''}.`);
    // The pressed button had the focus and may have been removed.
    heading.current?.focus();
  }

  async function ended(answer: RegistryChange | AcceptedChange): Promise<RegistryChange> {
    if ('changed' in answer) return answer;
    return untilEnded(() => findOutcome({ id: answer.id }).unwrap(), isUnanswered);
  }

  const releaseAction = (version: string): RemoteAction => ({
    title: `Make version ${version} live?`,
    explanation: (
      <p>
        Every visitor sees it on the next page
        {live ? `, in place of version ${live}` : ''}. It is checked first.
      </p>
    ),
    label: 'Make it live',
    run: async (reason) => ended(await release({ name, version, reason }).unwrap()),
  });
  const rollBackAction = (from: string, to?: string): RemoteAction => ({
    title: to ? `Roll back to version ${to}?` : `Roll back version ${from}?`,
    explanation: (
      <p>
        Version {from} is live. The next page of every visitor shows{' '}
        {to ? `version ${to}` : 'the previous version'} again; if there is none, {name} is removed from the
        site.
      </p>
    ),
    label: 'Roll back',
    run: async (reason) => ended(await rollBack({ name, from, ...(to && { to }), reason }).unwrap()),
  });
  const endCanaryAction = (from: string): RemoteAction => ({
    title: `End the canary ${from}?`,
    explanation: <p>The next page of every visitor shows version {live}.</p>,
    label: 'End the canary',
    run: async (reason) => ended(await rollBack({ name, from, reason }).unwrap()),
  });
  const withdrawAction: RemoteAction = {
    title: `Remove ${name} from the site?`,
    explanation: <p>Its pages show “not found” until a version is made live again.</p>,
    label: 'Remove it',
    run: (reason) => withdraw({ name, reason }).unwrap(),
  };

  return (
    <section className={styles.detail} aria-labelledby="part">
      <h2 id="part" ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <p>{live ? `Version ${live} is live.` : 'No version is live.'}</p>
      {remote && <RemoteTrouble remote={remote} />}
      {live !== null && (mayUpdate || mayWithdraw) && (
        <Cluster>
          {mayUpdate && (
            <Button variant="secondary" onClick={() => setAction(rollBackAction(live))}>
              Roll back to the previous version
            </Button>
          )}
          {mayWithdraw && (
            <Button variant="danger" onClick={() => setAction(withdrawAction)}>
              Remove from the site
            </Button>
          )}
        </Cluster>
      )}
      <StaffLoaded from={failures} what="the failures">
        {(loaded) => <RemoteFailures failures={loaded} />}
      </StaffLoaded>
      <StaffLoaded from={history} what="the history">
        {(loaded) => (
          <>
            <RemoteCanaries
              canaries={loaded.canaries}
              onEnd={mayUpdate ? (version) => setAction(endCanaryAction(version)) : null}
            />
            <ReleaseHistory
              history={loaded}
              live={live}
              onRelease={mayUpdate ? (version) => setAction(releaseAction(version)) : null}
              onRollBack={mayUpdate && live !== null ? (to) => setAction(rollBackAction(live, to)) : null}
            />
          </>
        )}
      </StaffLoaded>
      {action && (
        <ActionDialog key={action.title} action={action} onClose={() => setAction(null)} onDone={done} />
      )}
    </section>
  );
}
