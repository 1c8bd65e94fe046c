import { useLoaded, useLoadedForEdit } from '@title24/remote-kit/runtime';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { DaysEditor } from './days-editor.tsx';
import { useOpenOrders } from './open-orders.ts';

/** Renders /admin/business-days, where staff edit the calendar of business days (D9). */
export function BusinessDaysPage() {
  const days = useLoadedForEdit(useStaffEndpoints().businessDays, {});
  const open = useLoaded(useOpenOrders().openOrders, undefined);
  return (
    <StaffLoaded from={days} what="the business days">
      {(loaded) => (
        <StaffLoaded from={open} what="the open orders">
          {(orders) => <DaysEditor loaded={loaded} open={orders} />}
        </StaffLoaded>
      )}
    </StaffLoaded>
  );
}
