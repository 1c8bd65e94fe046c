import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { sizeOfArea } from '@title24/shared-domain/full-service';
import type { MountProps, Parcel, ParcelHandle, ParcelPlace } from '../contract/index.ts';
import { MountPropsContext } from './mount-props-context.ts';
import { UploadOpener } from './upload-opener.tsx';

/** Renders a page with one link to the form. The test controls when the form is loaded. */
function renderLink(area: number | null = 2400) {
  const placed: (Parcel & ParcelPlace)[] = [];
  const updates: object[] = [];
  const went: string[] = [];
  let placing = Promise.withResolvers<ParcelHandle>();
  const mountProps = {
    placeParcel(parcel: Parcel, place: ParcelPlace) {
      placed.push({ ...parcel, ...place });
      placing = Promise.withResolvers();
      return placing.promise;
    },
    navigate: async (href: string) => void went.push(href),
    report: () => undefined,
  } as unknown as MountProps;
  const handle: ParcelHandle<object> = {
    update: async (props) => void updates.push(props),
    unmount: async () => undefined,
  };
  const page = (known: number | null) => (
    <MountPropsContext value={mountProps}>
      <UploadOpener type="a" size={known === null ? null : sizeOfArea(known)}>
        {(link) => <a {...link}>Send plans</a>}
      </UploadOpener>
    </MountPropsContext>
  );
  const view = render(page(area));
  return {
    placed,
    updates,
    went,
    changeArea: (known: number) => view.rerender(page(known)),
    formComes: () => act(async () => placing.resolve(handle)),
    formFails: () => act(async () => placing.reject(new Error('out of reach'))),
  };
}

const link = () => screen.getByRole('link', { name: 'Send plans' });

/** Clicks the link and returns whether the browser may follow it. */
function press(init: MouseEventInit = {}): boolean {
  const click = createEvent.click(link(), init);
  fireEvent(link(), click);
  return !click.defaultPrevented;
}

test.each([
  [2400, '/full-service/upload?type=a&area=2400'],
  [null, '/full-service/upload?type=a'],
])('for the area %s, the link leads to the form’s page at %s', (area, href) => {
  renderLink(area);
  expect(link().getAttribute('href')).toBe(href);
});

test('the first click loads the form, which stays mounted while it is closed', async () => {
  const page = renderLink();
  expect(press()).toBe(false);
  expect(page.placed).toMatchObject([
    {
      remote: 'mf-upload',
      parcel: 'upload-dialog',
      props: { type: 'a', size: sizeOfArea(2400), open: true },
    },
  ]);
  expect(screen.getByRole('status').textContent).toBe('Opening the upload form…');
  await page.formComes();
  expect(screen.getByRole('status').textContent).toBe('');

  const dialog = page.placed[0]?.props as { onClose(): void } | undefined;
  await act(async () => dialog?.onClose());
  expect(page.updates.at(-1)).toMatchObject({ open: false });
  await act(async () => page.changeArea(3000));
  expect(press()).toBe(false);
  expect(page.updates.at(-1)).toMatchObject({ open: true, size: sizeOfArea(3000) });
  expect(page.placed).toHaveLength(1);
});

test('if the form is unavailable, its page opens, and the next click requests the form again', async () => {
  const page = renderLink();
  press();
  await page.formFails();
  expect(page.went).toEqual(['/full-service/upload?type=a&area=2400']);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(press()).toBe(false);
  expect(page.placed).toHaveLength(2);
});

test('a second click while the form is loading opens the form’s page', () => {
  renderLink();
  press();
  expect(press()).toBe(true);
});

test('a Ctrl-click, which opens a new tab, is left to the browser', () => {
  const page = renderLink();
  expect(press({ ctrlKey: true })).toBe(true);
  expect(page.placed).toHaveLength(0);
});
