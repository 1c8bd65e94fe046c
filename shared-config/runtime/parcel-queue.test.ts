import { queueParcelCalls } from './parcel-queue.ts';

/** Returns a parcel that, like those of single-spa, permits one operation at a time. */
function strictParcel() {
  const done: unknown[] = [];
  let running: PromiseWithResolvers<void> | null = null;
  async function run(what: unknown) {
    if (running) throw new Error('not mounted');
    running = Promise.withResolvers<void>();
    await running.promise;
    running = null;
    done.push(what);
  }
  return {
    done,
    parcel: { update: run as (props: object) => Promise<void>, unmount: () => run('unmount') },
    async finishAll() {
      while (running) {
        running.resolve();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

test('of several waiting updates, only the newest is applied', async () => {
  const { parcel, done, finishAll } = strictParcel();
  const errors: unknown[] = [];
  const turns = queueParcelCalls(parcel, (error) => errors.push(error));
  turns.update({ area: 1 });
  turns.update({ area: 2 });
  turns.update({ area: 3 });
  await finishAll();
  turns.update({ area: 4 });
  await finishAll();
  expect(done).toEqual([{ area: 1 }, { area: 3 }, { area: 4 }]);
  expect(errors).toEqual([]);
});

test('an unmount waits for the running update and drops waiting updates', async () => {
  const { parcel, done, finishAll } = strictParcel();
  const turns = queueParcelCalls(parcel, () => undefined);
  turns.update({ area: 1 });
  turns.update({ area: 2 });
  const end = turns.unmount();
  await finishAll();
  await end;
  expect(done).toEqual([{ area: 1 }, 'unmount']);
});

test('a failed update is reported, and a later update is applied', async () => {
  const errors: unknown[] = [];
  const made: unknown[] = [];
  const parcel = {
    update: async (props: object) => {
      if (made.push(props) === 1) throw new Error('broken');
    },
    unmount: async () => undefined,
  };
  const turns = queueParcelCalls(parcel, (error) => errors.push(error));
  turns.update({ area: 1 });
  turns.update({ area: 2 });
  await turns.unmount();
  turns.update({ area: 3 });
  await turns.unmount();
  expect(errors).toEqual([new Error('broken')]);
  expect(made).toEqual([{ area: 1 }, { area: 3 }]);
});
