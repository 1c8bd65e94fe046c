import { useLoaded, useMountProps } from '@title24/remote-kit/runtime';
import { formatPrice, type Product } from '@title24/shared-domain';
import { Alert, Badge, Button, ButtonLink, TextField } from '@title24/ui';
import { type FormEvent, useState } from 'react';
import { useRole } from '../access/use-role.ts';
import { failureMessage } from '../calls/failure-message.ts';
import { showProduct } from '../calls/public-changes.ts';
import { useStaffEndpoints } from '../calls/staff-endpoints.ts';
import { StaffLoaded } from '../calls/staff-loaded.tsx';
import { useRefresh } from '../calls/use-refresh.ts';
import styles from './products.module.css';

/** Lists all products, including inactive ones. */
export function ProductList() {
  const { navigate } = useMountProps();
  const role = useRole();
  const refresh = useRefresh();
  const endpoints = useStaffEndpoints();
  const [updateProduct] = endpoints.updateProduct.useMutation();
  const products = useLoaded(endpoints.catalogue, undefined);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const mayUpdate = role?.isAllowed('UPDATE', 'PRODUCT');

  function find(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const sku = String(new FormData(event.currentTarget).get('sku')).trim();
    if (sku) void navigate(`/admin/products?sku=${encodeURIComponent(sku)}`);
  }

  async function sell(product: Product, isActive: boolean): Promise<void> {
    setNote('');
    setFailure(null);
    try {
      const saved = await updateProduct({ product: { ...product, isActive } }).unwrap();
      setNote(`${product.name} is ${isActive ? 'for sale again' : 'no longer for sale'}.`);
      showProduct(refresh, saved);
    } catch (error) {
      setFailure(failureMessage(error));
    }
  }

  return (
    <>
      <form className={styles.find} action="/admin/products" onSubmit={find}>
        <TextField name="sku" label="Find by SKU" inputMode="numeric" autoComplete="off" fieldWidth="short" />
        <Button type="submit" variant="secondary">
          Find
        </Button>
        {role?.isAllowed('CREATE', 'PRODUCT') && (
          <ButtonLink href="/admin/products?new">Add a product</ButtonLink>
        )}
      </form>
      {failure && (
        <Alert tone="danger" title="The product was not changed">
          <p>{failure}</p>
        </Alert>
      )}
      <p role="status">{note}</p>
      <StaffLoaded from={products} what="the products">
        {(products) => (
          <ul className={styles.list}>
            {products.map((product) => (
              <li key={product._id} className={styles.item}>
                <div className={styles.about}>
                  <a href={`/admin/products?sku=${product.sku}`}>
                    {product.sku} {product.name}
                  </a>
                  <p>
                    {formatPrice(product.price)}{' '}
                    {!product.isActive && <Badge tone="warning">Not for sale</Badge>}
                  </p>
                </div>
                {mayUpdate && (
                  <Button
                    variant="secondary"
                    size="small"
                    onClick={() => void sell(product, !product.isActive)}
                  >
                    {product.isActive ? 'Stop selling' : 'Sell again'}
                    <span className="visually-hidden"> {product.name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </StaffLoaded>
    </>
  );
}
