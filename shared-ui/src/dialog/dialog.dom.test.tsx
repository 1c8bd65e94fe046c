import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Upload your files
      </button>
      <Dialog title="Send us your plans" {...props} open={open} onClose={() => setOpen(false)}>
        {props.children ?? <input aria-label="Project name" />}
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Upload your files' });
const dialog = () => screen.queryByRole('dialog', { name: 'Send us your plans' });

async function openDialog(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(opener());
  return user;
}

test('a dialog is named by its title, which gets the focus', async () => {
  await openDialog();
  expect(dialog()).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Send us your plans' }));
});

test('a dialog keeps its name when its title is hidden', async () => {
  await openDialog({ hideTitle: true });
  expect(dialog()).not.toBeNull();
});

test('the close button closes a dialog and returns the focus to the opener', async () => {
  const user = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(opener());
});

test('Escape calls onClose instead of closing the dialog directly', async () => {
  await openDialog();
  const cancel = new Event('cancel', { cancelable: true });
  act(() => {
    dialog()?.dispatchEvent(cancel);
  });
  expect(cancel.defaultPrevented).toBe(true);
  expect(dialog()).toBeNull();
});

test('a dialog calls onClose if the browser closes it', async () => {
  const onClose = jest.fn();
  render(
    <Dialog title="Notes" open onClose={onClose}>
      Text
    </Dialog>,
  );
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog ignores the cancel event of a file chooser in it', async () => {
  await openDialog();
  fireEvent(screen.getByLabelText('Project name'), new Event('cancel', { bubbles: true }));
  expect(dialog()).not.toBeNull();
});

test('with keepContent, a closed dialog keeps its content and entered text', async () => {
  const user = await openDialog({ keepContent: true });
  await user.type(screen.getByLabelText('Project name'), 'Oak Street');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(opener());
  expect(screen.getByLabelText<HTMLInputElement>('Project name').value).toBe('Oak Street');
});

test('without keepContent, a closed dialog renders no content', () => {
  render(<Page />);
  expect(screen.queryByLabelText('Project name')).toBeNull();
});

test('a dialog focuses the element in initialFocus', async () => {
  function WithFocus() {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Dialog title="Notes" open onClose={() => {}} initialFocus={field}>
        <input ref={field} aria-label="Note" />
      </Dialog>
    );
  }
  render(<WithFocus />);
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
});

test('removing an open dialog from the page returns the focus', () => {
  const { rerender } = render(<Page />);
  opener().focus();
  const view = (open: boolean) => (
    <>
      <Page />
      {open && (
        <Dialog title="Notes" open onClose={() => {}}>
          Text
        </Dialog>
      )}
    </>
  );
  rerender(view(true));
  rerender(view(false));
  expect(document.activeElement).toBe(opener());
});

describe('content of a dialog', () => {
  const size = (name: 'scrollHeight' | 'clientHeight', value: number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
  afterEach(() => jest.restoreAllMocks());

  test('overflowing content is a tab stop and a region with the dialog’s name', async () => {
    size('scrollHeight', 900);
    size('clientHeight', 400);
    const user = await openDialog();
    const region = screen.getByRole('region', { name: 'Send us your plans' });
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(region);
  });

  test('content that fits is not a tab stop', async () => {
    size('scrollHeight', 400);
    size('clientHeight', 400);
    await openDialog();
    expect(screen.queryByRole('region')).toBeNull();
    expect(dialog()?.querySelector('[tabindex="0"]')).toBeNull();
  });
});

test('a dialog stays open if the browser closes it but onClose does not', () => {
  render(<Dialog title="Notes" open onClose={() => {}} />);
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
});
