import { projectLimits } from '@title24/shared-domain/projects';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { limitReached } from '../../../platform/rpc/protocol/rpc-fault.ts';
import type { AccountSite } from '../../accounts/testing/account-site.ts';
import { SaveAllowance } from '../editing/save-allowance.ts';
import { projectsService } from '../projects-service.ts';
import { ProjectOrdersSlot } from '../reading/project-orders.ts';
import type { ProjectCalls } from './project-calls.ts';

/** Declares the tests of project limits in the calling test file. @param site returns an open site */
export function limitTests(
  site: () => AccountSite,
  clock: Clock,
  { sql, call, done, create, load, save }: ProjectCalls,
): void {
  test('D10: 50 projects in progress are the maximum, even if several are started at the same time', async () => {
    const { number } = await create();
    await sql(`insert into projects (account_id, name, kind, created_at, last_update, opened_at)
      select account_id, 'House', 'new', now(), now(), now() from projects, generate_series(1, 48)`);
    const answers = await Promise.all([1, 2, 3].map(() => call('create', { name: 'House', kind: 'new' })));
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(1);
    const refused = answers.find(({ error }) => error)?.error;
    expect(refused).toMatchObject({ code: -32011, data: { limit: 'projectsInProgress', max: 50 } });
    expect(refused?.message).toBe(
      'You have 50 projects in progress, which is the maximum. Order or remove one first.',
    );
    expect((await call('copy', { number })).error?.code).toBe(-32011);
    await done('remove', { number });
    await create();
    expect((await call('restore', { number })).error?.code).toBe(-32011);
  });

  test('D10: 500 projects are the maximum in total', async () => {
    await create();
    await sql(`insert into projects (account_id, name, kind, state, created_at, last_update, opened_at)
      select account_id, 'House', 'new', 'completed', now(), now(), now() from projects, generate_series(1, 499)`);
    expect((await call('create', { name: 'House', kind: 'new' })).error).toMatchObject({
      code: -32011,
      data: { limit: 'projects', max: 500 },
    });
  });

  test('D10: a project of almost 256 kB is saved, and a larger project is refused', async () => {
    const { number } = await create();
    const notes = (length: number) => ({
      raw: Object.fromEntries(
        lines(length).map((_, at) => [`walls.lines.w${at + 1}.insulationNote`, 'x'.repeat(4000)]),
      ),
      walls: { lines: lines(length) },
    });
    const lines = (length: number) => Array.from({ length }, (_, at) => ({ id: `w${at + 1}` }));
    expect((await save(number, 'walls', notes(60), 0)).error).toBeUndefined();
    const more = { raw: { 'documents.notes': 'y'.repeat(4000) }, documents: {} };
    const doors = {
      ...notes(60),
      walls: { lines: lines(60), doors: [{ id: 'd1' }, { id: 'd2' }, { id: 'd3' }, { id: 'd4' }] },
    };
    expect((await save(number, 'documents', more, 0)).error).toBeUndefined();
    const raw = Object.fromEntries(
      ['d1', 'd2', 'd3', 'd4'].map((id) => [`walls.doors.${id}.area`, 'z'.repeat(4000)]),
    );
    const { error } = await save(number, 'walls', { ...doors, raw: { ...doors.raw, ...raw } }, 1);
    expect(error).toMatchObject({ code: -32011, data: { limit: 'dataBytes', max: projectLimits.dataBytes } });
    expect((await load(number)).stepStamps.walls).toBe(1);
  });

  test('D10: a save over the limit per minute is refused and not stored', async () => {
    const { number } = await create();
    const allowance = {
      take: () => {
        throw limitReached('Wait', { limit: 'savesPerMinute', max: 60, retryAfter: 7 });
      },
    };
    const service = projectsService({
      database: site().database,
      clock,
      orders: () => new ProjectOrdersSlot().current,
      allowance,
      files: site().app.files,
      jobs: () => site().app.jobs,
      log: site().app.log,
    });
    const [row] = (await sql('select account_id from projects')).rows as [{ account_id: string }];
    const caller = { accountId: row.account_id } as Caller;
    const step = { number, step: 'location', data: {}, stamp: 0 } as const;
    await expect(service.saveStep(step, caller)).rejects.toMatchObject({ data: { retryAfter: 7 } });
    await expect(service.rename({ number, name: 'Other' }, caller)).rejects.toMatchObject({ code: -32011 });
    expect((await load(number)).name).toBe('Hill house');
  });

  test('D10: all processes together accept 60 saves of an account per minute, and the refusal of the next save contains the time to wait', async () => {
    const [one, other] = [new SaveAllowance(site().database), new SaveAllowance(site().database)];
    const { rows } = await sql("select id from accounts where name = 'ben'");
    const id = rows[0].id as string;
    await sql('delete from project_save_counts');
    for (let saves = 0; saves < 30; saves += 1) await Promise.all([one.take(id), other.take(id)]);
    for (const process of [one, other]) {
      await expect(process.take(id)).rejects.toMatchObject({
        code: -32011,
        data: { limit: 'savesPerMinute', max: 60, retryAfter: expect.any(Number) },
      });
    }
    expect((await sql('select count from project_save_counts')).rows).toEqual([{ count: 60 }]);
    await sql("update project_save_counts set since = since - interval '1 minute'");
    await other.take(id);
    expect((await sql('select count from project_save_counts')).rows).toEqual([{ count: 1 }]);
  });
}
