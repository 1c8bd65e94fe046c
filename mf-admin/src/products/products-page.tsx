import { useMountProps } from '@title24/remote-kit/runtime';
import { useSearchParams } from 'react-router-dom';
import { useOpenedHeading } from '../editing/use-opened-heading.ts';
import { ProductEditor } from './product-editor.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductList } from './product-list.tsx';

/** Renders /admin/products: all products, one product to edit (`?sku=…`), or a new product (`?new`). */
export function ProductsPage() {
  const { navigate } = useMountProps();
  const [parameters] = useSearchParams();
  const sku = parameters.get('sku');
  const isList = sku === null && !parameters.has('new');
  const heading = useOpenedHeading(isList);
  if (isList) return <ProductList />;
  return (
    <>
      <p>
        <a href="/admin/products">All products</a>
      </p>
      {sku === null ? (
        <>
          <h2 ref={heading} tabIndex={-1}>
            New product
          </h2>
          <ProductForm onInserted={(product) => void navigate(`/admin/products?sku=${product.sku}`)} />
        </>
      ) : (
        <ProductEditor key={sku} sku={sku} heading={heading} />
      )}
    </>
  );
}
