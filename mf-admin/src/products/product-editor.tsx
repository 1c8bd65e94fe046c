import { useLoadedForEdit } from '@title24/remote-kit/runtime';
import { type RefCallback, useState } from 'react';
import { useRole } from '../access/use-role.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { When } from '../moments/when.tsx';
import { ProductForm } from './product-form.tsx';

interface Props {
  readonly sku: string;
  readonly heading: RefCallback<HTMLElement>;
}

/** Edits a product. */
export function ProductEditor({ sku, heading }: Props) {
  const found = useLoadedForEdit(useStaffEndpoints().product, { sku });
  const role = useRole();
  // Keeps the initial permission, so that the form and its text stay if the login ends.
  const [mayUpdate] = useState(() => role?.isAllowed('UPDATE', 'PRODUCT') ?? false);
  return (
    <StaffLoaded from={found} what="the product">
      {(product) => (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {product.sku} {product.name}
          </h2>
          <p>
            Added <When at={product.dateCreated} />, last changed <When at={product.lastUpdate} />.
          </p>
          {mayUpdate ? (
            <ProductForm product={product} />
          ) : (
            <p>Your role may look at products, but not change them.</p>
          )}
        </>
      )}
    </StaffLoaded>
  );
}
