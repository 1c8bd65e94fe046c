import { config } from '@title24/shared-config/rpc';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useStaffData } from '../calls/use-staff-data.ts';
import { PricesForm } from './prices-form.tsx';

/** /admin/prices: the figures that the cost estimator computes with. */
export function PricesPage() {
  const stored = useStaffData(config.loadEstimatorPrices);
  return (
    <StaffLoaded from={stored} what="the estimator prices">
      {(prices) => <PricesForm stored={prices} />}
    </StaffLoaded>
  );
}
