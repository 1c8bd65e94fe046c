import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ParcelHandle } from '../contract/index.ts';
import { useMountProps } from './mount-props-context.ts';

interface Props {
  /** Registry name of the remote that exposes the parcel. */
  readonly remote: string;
  readonly parcel: string;
  readonly props?: Readonly<Record<string, unknown>>;
  /** What stands in its place on the server, without JavaScript, and until the parcel is there: a plain link. */
  readonly fallback: ReactNode;
}

const noProps = {};

/** Another remote's part inside this one. It never breaks its host: where it cannot be had, the fallback stays. */
export function RemoteParcel({ remote, parcel, props = noProps, fallback }: Props) {
  const { placeParcel, report } = useMountProps();
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<ParcelHandle | null>(null);
  const latest = useRef(props);
  const [mounted, setMounted] = useState(false);

  useEffect(() => {
    // React never renders into the place, so the parcel's root gets an element of its own for each mount.
    const element = document.createElement('div');
    place.current?.append(element);
    let wanted = true;
    const mounting = placeParcel({ remote, parcel, element, props: latest.current });
    mounting.then(
      (mountedParcel) => {
        if (!wanted) return;
        handle.current = mountedParcel;
        setMounted(true);
        mountedParcel.update(latest.current);
      },
      (error: unknown) => report({ kind: 'error', source: `${remote}/${parcel}`, error }),
    );
    return () => {
      wanted = false;
      handle.current = null;
      setMounted(false);
      mounting.then((mountedParcel) => mountedParcel.unmount()).catch(() => undefined);
      element.remove();
    };
  }, [placeParcel, report, remote, parcel]);

  useEffect(() => {
    latest.current = props;
    handle.current?.update(props);
  }, [props]);

  return (
    <>
      {mounted ? null : fallback}
      <div ref={place} />
    </>
  );
}
