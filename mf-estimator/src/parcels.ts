import { createParcel } from '@title24/shared-config/runtime';
import { EstimatorParcel } from './parcel/estimator-parcel.tsx';

export const parcels = {
  estimator: createParcel({ name: 'mf-estimator', Parcel: EstimatorParcel }),
};
