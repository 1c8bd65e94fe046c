import type { Locator, Page } from '@playwright/test';
import { fieldAt } from '@title24/shared-domain/projects';

/** Returns the panel of findings beside a step. */
export const foundPanel = (page: Page): Locator => page.getByRole('region', { name: 'What we found' });

/** Opens the line that contains a field, because closed lines have no fields on the page. */
async function unfoldLine(page: Page, address: string): Promise<void> {
  const id = fieldAt(address)?.id;
  if (id === undefined) return;
  const line = page.locator(`details[id="${id}"]`);
  if ((await line.getAttribute('open')) === null) await line.locator(':scope > summary').click();
  await page.locator(`[data-field="${address}"]`).waitFor({ state: 'attached' });
}

/** Answers a field as a user would: types text, selects an option, or checks ('yes') or unchecks ('no') a box. */
export async function answer(page: Page, address: string, text: string): Promise<void> {
  await unfoldLine(page, address);
  const field = page.locator(`[data-field="${address}"]`);
  const control = field.locator('input:not([type="hidden"]), select, textarea').first();
  const { kind, options } = await control.evaluate((element) => ({
    kind: element instanceof HTMLInputElement ? element.type : element.localName,
    options: element instanceof HTMLSelectElement ? [...element.options].map(({ value }) => value) : [],
  }));
  const folded = field.locator('xpath=ancestor::details[not(@open)]');
  while ((await folded.count()) > 0) await folded.first().locator(':scope > summary').click();
  switch (kind) {
    case 'radio':
      return field.locator(`input[type="radio"][value="${text}"]`).check();
    case 'checkbox':
      return control.setChecked(text === 'yes');
    case 'select':
      if (options.includes(text)) return void (await control.selectOption(text));
      await control.selectOption('another');
      return field.getByRole('textbox').fill(text);
    default:
      return control.fill(text);
  }
}

/** Returns each field's text or selected value: 'yes' or 'no' for a checkbox, '' if no option is selected. */
export async function shownAnswers(page: Page, addresses: readonly string[]): Promise<string[]> {
  const addressByLine = new Map(addresses.map((address) => [fieldAt(address)?.id, address]));
  for (const address of addressByLine.values()) await unfoldLine(page, address);
  return page.evaluate(
    (all) =>
      all.map((address) => {
        const field = document.querySelector(`[data-field="${address}"]`);
        const control = field?.querySelector<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
          'input:not([type="hidden"]), select, textarea',
        );
        if (!field || !control) return `There is no field ${address}`;
        if (control instanceof HTMLSelectElement && control.value === 'another')
          return field.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.value ?? '';
        if (control.type === 'radio')
          return field.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.value ?? '';
        if (control instanceof HTMLInputElement && control.type === 'checkbox')
          return control.checked ? 'yes' : 'no';
        return control.value;
      }),
    addresses,
  );
}
