import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Parcel } from '../contract/index.ts';
import { useMountProps } from './mount-props-context.ts';
import { type ParcelQueue, queueParcelCalls } from './parcel-queue.ts';

interface Props<ParcelProps extends object> {
  readonly parcel: Parcel<ParcelProps>;
  readonly props: ParcelProps;
  /** Content to show while the parcel is not mounted, such as a plain link. */
  readonly fallback: ReactNode;
  /** Called with true when the parcel is mounted, and with false when it is unavailable or breaks. */
  readonly onSettled?: (there: boolean) => void;
}

/** Shows another remote's parcel. The fallback stays if the parcel is unavailable. */
export function RemoteParcel<ParcelProps extends object>({
  parcel,
  props,
  fallback,
  onSettled,
}: Props<ParcelProps>) {
  const { placeParcel, report } = useMountProps();
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<ParcelQueue<ParcelProps> | null>(null);
  const [mounted, setMounted] = useState(false);
  const present = useEffectEvent(() => props);
  const settle = useEffectEvent((there: boolean) => onSettled?.(there));

  useEffect(() => {
    // React renders nothing into `place`, so each mount of the parcel can have its own element there.
    const element = document.createElement('div');
    place.current?.append(element);
    let wanted = true;
    const tell = (error: unknown) =>
      report({ kind: 'error', source: `${parcel.remote}/${parcel.parcel}`, error });
    const onBroken = () => {
      if (!wanted) return;
      wanted = false;
      handle.current = null;
      setMounted(false);
      settle(false);
    };
    const request = { element, props: present(), onBroken };
    const mounting = placeParcel(parcel, request).then((mountedParcel) =>
      queueParcelCalls(mountedParcel, tell),
    );
    mounting.then(
      (mountedParcel) => {
        if (!wanted) return;
        handle.current = mountedParcel;
        setMounted(true);
        mountedParcel.update(present());
        settle(true);
      },
      (error: unknown) => {
        tell(error);
        if (wanted) settle(false);
      },
    );
    return () => {
      wanted = false;
      handle.current = null;
      setMounted(false);
      mounting.then((mountedParcel) => mountedParcel.unmount()).catch(() => undefined);
      element.remove();
    };
  }, [placeParcel, report, parcel]);

  useEffect(() => {
    handle.current?.update(props);
  }, [props]);

  return (
    <>
      {mounted ? null : fallback}
      <div ref={place} />
    </>
  );
}
