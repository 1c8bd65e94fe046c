import type { EstimatorPricesForEdit } from '@title24/shared-domain';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useStaffData } from '../calls/use-staff-data.ts';
import { pricesForEdit } from './prices-for-edit.ts';
import { PricesForm } from './prices-form.tsx';

/** /admin/prices: the figures that the cost estimator computes with. */
export function PricesPage() {
  const stored = useStaffData<EstimatorPricesForEdit>(pricesForEdit);
  return (
    <StaffLoaded from={stored} what="the estimator prices">
      {(prices) => <PricesForm stored={prices} />}
    </StaffLoaded>
  );
}
