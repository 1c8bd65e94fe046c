import { isPlainClick } from '@title24/remote-kit/browser';
import { dataRequest } from '@title24/remote-kit/contract';
import { publicHelp } from '@title24/remote-kit/rpc';
import { useHydrated, usePageData } from '@title24/remote-kit/runtime';
import type { HelpId } from '@title24/shared-domain/projects';
import { Dialog, FailureNotice, Icon, infoIcon, LoadingNote } from '@title24/ui';
import { type ComponentType, lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { paths } from '../project-paths.ts';
import styles from './help-links.module.css';
import { HelpText } from './help-text.tsx';

/** If the pictures do not load, only the help text is shown. */
const TakeoffPictures = lazy(
  (): Promise<{ default: ComponentType }> =>
    import(/* webpackChunkName: "takeoff-pictures" */ './takeoff-pictures.tsx').catch(() => ({
      default: () => null,
    })),
);

interface LinkProps {
  readonly id: HelpId;
  /** What the help is about, such as the field's label. */
  readonly about: string;
}

/** Help texts with ids such as 't-location' are on the project help page, and others in the FAQ. */
function helpHref(id: HelpId): string {
  const [section = ''] = id.split('-');
  return section === 't' ? `${paths.help}#${id}` : `/faq-${section}#${id}`;
}

/** A link to a field's help. Without JavaScript, it opens a new tab, so that entered text is not lost. */
export function HelpLink({ id, about }: LinkProps) {
  const isHydrated = useHydrated();
  return (
    <a
      className={styles.help}
      href={helpHref(id)}
      data-help-item={id}
      target={isHydrated ? undefined : '_blank'}
    >
      <Icon
        path={infoIcon}
        size="small"
        label={isHydrated ? `Help: ${about}` : `Help: ${about} (opens a new tab)`}
      />
    </a>
  );
}

/** Opens the help of nested {@link HelpLink}s in a dialog. */
export function HelpLinks({ children }: { readonly children: ReactNode }) {
  const [id, setId] = useState<string | null>(null);

  function open(event: MouseEvent): void {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const wanted = event.target.closest<HTMLElement>('a[data-help-item]')?.dataset.helpItem;
    if (!wanted) return;
    event.preventDefault();
    setId(wanted);
  }

  return (
    <>
      {/* biome-ignore lint/a11y: the nested links can be used with pointer and keyboard */}
      <div onClick={open}>{children}</div>
      {id !== null && <HelpDialog id={id} onClose={() => setId(null)} />}
    </>
  );
}

function HelpDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const found = usePageData(dataRequest(publicHelp.findById, { id }));
  const item = found.status === 'ready' ? found.data : null;
  return (
    <Dialog open onClose={onClose} title={item?.question ?? 'Help'}>
      {found.status === 'loading' && <LoadingNote>Loading the help text…</LoadingNote>}
      {found.status === 'missing' && <p role="alert">There is no help text for this yet.</p>}
      {found.status === 'failed' && (
        <FailureNotice
          title="We couldn’t load this help text"
          reason="We couldn’t reach our server. What you typed is still here. Please try again in a moment."
          onRetry={found.retry}
        />
      )}
      {item && <HelpText item={item} />}
      {item && id === 't-takeoff' && (
        <Suspense fallback={null}>
          <TakeoffPictures />
        </Suspense>
      )}
    </Dialog>
  );
}
