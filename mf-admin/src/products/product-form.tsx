import { products } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { formatPrice, type Product } from '@title24/shared-domain';
import { parseAmount, productLabels, productSchema } from '@title24/shared-domain/editing';
import { Checkbox, TextArea, TextField } from '@title24/ui';
import { useDeferredValue } from 'react';
import { showProduct } from '../calls/public-changes.ts';
import { useRefresh } from '../calls/use-refresh.ts';
import { EditForm } from '../editing/edit-form.tsx';
import { useEditForm } from '../editing/use-edit-form.ts';
import { descriptionRules } from '../markup/clean-markup.ts';
import { PlaceholderNote } from '../markup/placeholder-note.tsx';
import { useFilledMarkup } from '../markup/use-filled-markup.ts';
import { newProduct, type ProductValues, toProduct, toStoredProduct } from './product-values.ts';
import styles from './products.module.css';

interface Props {
  /** Absent for a new product. */
  readonly product?: Product | undefined;
  readonly onInserted?: ((product: Product) => void) | undefined;
}

/** Edits or creates a product, with a preview of its entry in the price schedule. */
export function ProductForm({ product, onInserted }: Props) {
  const { rpc } = useMountProps();
  const refresh = useRefresh();
  const form = useEditForm<ProductValues>({
    stored: product ? toStoredProduct(product) : newProduct,
    schema: productSchema,
    toInput: toProduct,
    load: async () => toStoredProduct(await rpc.call(products.findBySKU, { sku: product?.sku ?? '' })),
    async save(values, lastUpdate) {
      const given = toProduct(values);
      const saved = product
        ? await rpc.call(products.update, { product: { ...product, ...given, sku: product.sku, lastUpdate } })
        : await rpc.call(products.insert, { product: given });
      showProduct(refresh, saved);
      if (!product) onInserted?.(saved);
      return toStoredProduct(saved);
    },
  });
  const { name, description, price } = useDeferredValue(form.values);
  const html = useFilledMarkup(description, descriptionRules);
  const dollars = parseAmount(price);
  return (
    <EditForm
      form={form}
      name={product ? `Product ${product.sku}` : 'New product'}
      labels={productLabels}
      saveLabel={product ? 'Save' : 'Add the product'}
    >
      {!product && (
        <TextField
          {...form.text('sku')}
          label="SKU"
          hint="Digits, usually four. The first one sets the group: 1 reports, 2 partial runs, 3 options, 4 email, 5 mail."
          inputMode="numeric"
          autoComplete="off"
          fieldWidth="short"
        />
      )}
      <TextField {...form.text('name')} label="Name" autoComplete="off" />
      <TextField
        {...form.text('price')}
        label="Price"
        unit="US dollars"
        inputMode="decimal"
        autoComplete="off"
        fieldWidth="short"
      />
      <TextArea
        {...form.text('description')}
        label="Description"
        optional
        hint="Can contain line breaks (<br>), emphasis (<em>, <strong>), sub- and superscript, and entities such as &amp;frac12;."
        rows={4}
      />
      <PlaceholderNote />
      <Checkbox
        {...form.checkbox('isActive')}
        label="For sale"
        hint="Uncheck this to hide it from every page."
      />
      <section className={styles.preview} aria-labelledby={form.idOf('preview')}>
        <p id={form.idOf('preview')} className={styles.previewTitle}>
          Preview: as the price schedule shows it
        </p>
        <p className={styles.previewRow}>
          <strong>{name}</strong>
          <span>{Number.isNaN(dollars) ? '' : formatPrice(dollars)}</span>
        </p>
        <p dangerouslySetInnerHTML={{ __html: html }} />
      </section>
    </EditForm>
  );
}
