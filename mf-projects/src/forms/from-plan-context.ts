import {
  addressesFromPlan,
  measuredPlanRows,
  type ProjectData,
  type TakeoffEntry,
} from '@title24/shared-domain/projects';
import { createContext, useEffect, useMemo, useRef } from 'react';

const none: ReadonlySet<string> = new Set();

/** Paths of the fields whose values come from the traced plan. */
export const FromPlanContext = createContext(none);

/**
 * Returns the paths of the fields whose values come from the traced plan. The same set is returned until its content
 * changes, so that a key press does not render other fields.
 */
export function useFromPlan(data: ProjectData, takeoff: TakeoffEntry | null): ReadonlySet<string> {
  const before = useRef(none);
  const marked = useMemo(() => {
    const rows = measuredPlanRows(data, takeoff);
    const addresses = rows ? addressesFromPlan(data, rows) : none;
    const isSame =
      addresses.size === before.current.size &&
      [...addresses].every((address) => before.current.has(address));
    return isSame ? before.current : addresses;
  }, [data, takeoff]);
  useEffect(() => {
    before.current = marked;
  });
  return marked;
}
