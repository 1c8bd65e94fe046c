import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/react';
import { renderPart } from '../../testing/render-staff.tsx';
import { UnsavedChanges } from '../../unsaved/unsaved-changes.tsx';
import { LinkForm } from './link-form.tsx';

/** Returns a fake editor with selected text. It records new link targets in `set`. */
function editorOf(set: string[]): Editor {
  const chain = {
    focus: () => chain,
    extendMarkRange: () => chain,
    unsetLink: () => chain,
    setLink: ({ href }: { href: string }) => {
      set.push(href);
      return chain;
    },
    run: () => true,
  };
  return {
    getAttributes: () => ({}),
    isActive: () => false,
    state: { selection: { empty: false } },
    chain: () => chain,
  } as unknown as Editor;
}

test('H2: a link is set by keyboard, and an invalid link is refused with an error at its field', async () => {
  const set: string[] = [];
  let isDone = false;
  renderPart(
    <UnsavedChanges>
      <LinkForm editor={editorOf(set)} onDone={() => (isDone = true)} />
    </UnsavedChanges>,
    '/admin/help?id=a-1',
    {},
  );
  const field = screen.getByLabelText<HTMLInputElement>('Where the link leads');
  expect(document.activeElement).toBe(field);
  await userEvent.paste('javascript:alert(1)');
  await userEvent.click(screen.getByRole('button', { name: 'Set the link' }));
  expect(screen.getByText(/Type a path that begins with \//)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(set).toEqual([]);
  field.select();
  await userEvent.paste(' /prices ');
  await userEvent.keyboard('{Enter}');
  expect(set).toEqual(['/prices']);
  expect(isDone).toBe(true);
});
