import type { Locator, Page } from '@playwright/test';
import { fieldAt } from '@title24/shared-domain/projects';
import { expect } from './test.ts';

/** What stands beside a step: all that was found. */
export const foundPanel = (page: Page): Locator => page.getByRole('region', { name: 'What we found' });

/** The field at an address of the document, `walls.lines.w1.plateHeight`, with all that it lies in unfolded. */
async function fieldOf(page: Page, address: string): Promise<Locator> {
  const line = fieldAt(address)?.id;
  if (line !== undefined) await unfold(page.locator(`details[id="${line}"]`));
  const field = page.locator(`[data-field="${address}"]`);
  await expect(field, address).toBeAttached();
  const folded = page.locator('details').filter({ has: field });
  for (let index = 0; index < (await folded.count()); index += 1) await unfold(folded.nth(index));
  return field;
}

async function unfold(details: Locator): Promise<void> {
  if ((await details.getAttribute('open')) === null) await details.locator(':scope > summary').click();
}

/** Answers a field as a user would: types, selects, or checks ('yes', 'no'). @param text as the field's control takes it */
export async function answer(page: Page, address: string, text: string): Promise<void> {
  const field = await fieldOf(page, address);
  const control = field.locator('input:not([type="hidden"]), select, textarea').first();
  switch (await kindOf(control)) {
    case 'radio':
      return field.locator(`input[type="radio"][value="${text}"]`).check();
    case 'checkbox':
      return control.setChecked(text === 'yes');
    case 'select': {
      const isOffered = (await control.locator(`option[value="${text}"]`).count()) > 0;
      await control.selectOption(isOffered ? text : 'another');
      if (!isOffered) await field.getByRole('textbox').fill(text);
      return;
    }
    default:
      return control.fill(text);
  }
}

/** What a field shows: the text, the value that is picked, or 'yes' and 'no' for a box. '' where nothing is chosen. */
export async function shownAnswer(page: Page, address: string): Promise<string> {
  const field = await fieldOf(page, address);
  const control = field.locator('input:not([type="hidden"]), select, textarea').first();
  switch (await kindOf(control)) {
    case 'radio': {
      const chosen = field.locator('input[type="radio"]:checked');
      return (await chosen.count()) > 0 ? chosen.inputValue() : '';
    }
    case 'checkbox':
      return (await control.isChecked()) ? 'yes' : 'no';
    case 'select': {
      const picked = await control.inputValue();
      return picked === 'another' ? field.getByRole('textbox').inputValue() : picked;
    }
    default:
      return control.inputValue();
  }
}

function kindOf(control: Locator): Promise<string> {
  return control.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
}
