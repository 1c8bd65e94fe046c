import { useLoadedForEdit } from '@title24/remote-kit/runtime';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { PricesForm } from './prices-form.tsx';

/** Renders /admin/prices, where staff edit the figures of the cost estimator. */
export function PricesPage() {
  const stored = useLoadedForEdit(useStaffEndpoints().estimatorPrices, undefined);
  return (
    <StaffLoaded from={stored} what="the estimator prices">
      {(prices) => <PricesForm stored={prices} />}
    </StaffLoaded>
  );
}
