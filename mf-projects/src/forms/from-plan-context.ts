import {
  addressesFromPlan,
  measuredPlanRows,
  type ProjectData,
  type TakeoffEntry,
} from '@title24/shared-domain/projects';
import { createContext, useEffect, useMemo, useRef } from 'react';

const none: ReadonlySet<string> = new Set();

/** Paths of fields filled in from the plan. */
export const FromPlanContext = createContext(none);

/**
 * Returns the paths of fields with values from the plan. The set stays the same object until its content changes, so
 * that a key press in one field does not render the others.
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
