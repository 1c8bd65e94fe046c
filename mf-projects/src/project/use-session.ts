import { unsentSteps } from '@title24/remote-kit/browser';
import { RpcError, rpcErrorCodes } from '@title24/remote-kit/contract';
import { useLogin } from '@title24/remote-kit/runtime';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { ProjectSession } from '../session/project-session.ts';
import { linkTabs } from '../session/tab-link.ts';
import type { ProjectStore } from '../store/project-store.ts';

export type OpenedSession =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'open'; readonly session: ProjectSession; readonly reload: () => void };

interface Options {
  readonly store: ProjectStore;
  /** Whether the project is stored in this browser. If so, unsent changes need no copy. */
  readonly isLocal?: boolean;
}

/** Opens a project and saves it whenever the page might close. */
export function useSession({ store, isLocal = false }: Options): OpenedSession {
  const [opened, setOpened] = useState<OpenedSession>({ status: 'loading' });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const isLoggedIn = useLogin().status;

  useEffect(() => {
    let session: ProjectSession | null = null;
    let isCurrent = true;
    store.load().then(
      (project) => {
        if (!isCurrent) return;
        session = new ProjectSession(project, {
          store,
          kept: isLocal ? null : unsentSteps,
          linkTabs,
          onOtherAccount: () =>
            isCurrent &&
            setOpened({ status: 'failed', error: new RpcError('Not yours', rpcErrorCodes.notFound), retry }),
        });
        setOpened({ status: 'open', session, reload: retry });
        void session.restore();
      },
      (error: unknown) => isCurrent && setOpened({ status: 'failed', error, retry }),
    );
    return () => {
      isCurrent = false;
      session?.close();
    };
  }, [store, isLocal, attempt]);

  const session = opened.status === 'open' ? opened.session : null;
  const save = useEffectEvent(() => {
    session?.keepNow();
    void session?.flush();
  });
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && save();
    const guard = (event: BeforeUnloadEvent) => {
      save();
      if (session?.isAtRisk()) event.preventDefault();
    };
    addEventListener('online', save);
    addEventListener('pagehide', save);
    addEventListener('beforeunload', guard);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('online', save);
      removeEventListener('pagehide', save);
      removeEventListener('beforeunload', guard);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [session]);
  useEffect(() => {
    if (isLoggedIn) void session?.loginBack();
    else if (!isLocal) session?.loginEnded();
  }, [isLoggedIn, session, isLocal]);

  return opened;
}
