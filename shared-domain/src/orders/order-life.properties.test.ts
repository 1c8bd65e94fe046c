import fc from 'fast-check';
import { isListedStep, WorkRefusedError } from '../workflow/index.ts';
import { applyOrderEvent, type OrderEffect, type OrderEventInput } from './apply-order-event.ts';
import { checklistItemNames, isChecklistComplete } from './checklist.ts';
import type { ChargeKind, Order, OrderState } from './order.ts';
import { isLate, isSettled, overdueEvent } from './order-clocks.ts';
import { quoteOrder } from './order-total.ts';
import { type OrderActor, orderTransitions } from './order-transitions.ts';
import { placeOrder, unlockOrder } from './place-order.ts';
import { catalog } from './testing/catalog.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A simplified order, which the test compares with the real order. */
interface Model {
  state: OrderState;
  kind: 'report' | 'partial-run' | 'revision';
  now: number;
  submittedAt: number;
  answerBy: number | null;
  reviewed: boolean;
  asked: boolean;
  round: number;
  mailed: boolean;
  mails: boolean;
  rush: boolean;
  project: string;
}

interface Real {
  order: Order;
  readonly log: { input: OrderEventInput; by: OrderActor; at: string }[];
}

const inWindow = ({ kind, now, submittedAt }: Model) =>
  kind !== 'revision' && now - submittedAt <= 2 * hourMs;
const isOverdue = ({ state, now, answerBy }: Model) =>
  ['changes-needed', 'unlocked'].includes(state) && answerBy !== null && now >= answerBy;
const iso = (time: number) => new Date(time).toISOString();
const among = (state: OrderState, ...states: OrderState[]) => states.includes(state);
const open = ['submitted', 'in-review', 'changes-needed', 'resubmitted'] as const;

/**
 * Returns whether an event is possible in the model. Returns null for events that other tests cover, such as refunds.
 */
function isPossible(model: Model, input: OrderEventInput): boolean | null {
  const { state } = model;
  switch (input.event) {
    case 'take':
      return among(state, 'submitted', 'resubmitted');
    case 'release':
    case 'request-changes':
      return state === 'in-review';
    case 'resubmit':
      return among(state, 'changes-needed', 'unlocked') && !isOverdue(model) && input.hasNews;
    case 'extend':
      return state === 'cancelled' ? null : among(state, 'changes-needed', 'unlocked');
    case 'lapse':
      return state === 'changes-needed' && isOverdue(model);
    case 'deliver':
      return (
        state === 'in-review' &&
        isChecklistComplete(input.checklist) &&
        (input.checklist.complies === true) === (input.shortfall === '') &&
        input.releasedFiles > 0 &&
        (model.rush || !inWindow(model))
      );
    case 'mail-copies':
      return state === 'delivered' && model.mails && !model.mailed;
    case 'cancel':
      return among(state, ...open) && inWindow(model);
    case 'request-cancel':
      return among(state, ...open) && !inWindow(model) && !model.asked;
    case 'cancel-by-staff':
      return input.fee === 'none' ? among(state, ...open, 'unlocked') : null;
    case 'refuse-cancel':
      return among(state, ...open) && model.asked;
    case 'relock':
      return state === 'unlocked';
    default:
      return null;
  }
}

const actors: Partial<Record<OrderEventInput['event'], OrderActor>> = {
  resubmit: 'owner',
  cancel: 'owner',
  'request-cancel': 'owner',
  relock: 'owner',
  lapse: 'site',
  complete: 'site',
};

class Happens implements fc.Command<Model, Real> {
  readonly input: OrderEventInput;

  constructor(input: OrderEventInput) {
    this.input = input;
  }

  check = () => true;
  toString = () => JSON.stringify(this.input);

  run(model: Model, real: Real): void {
    const { input } = this;
    const by = actors[input.event] ?? 'staff';
    const expected = isPossible(model, input);
    const before = real.order;
    const at = iso(model.now);
    try {
      const { order, effects } = applyOrderEvent(before, input, by, at);
      expect([input, expected]).not.toEqual([input, false]);
      expect(isListedStep(orderTransitions[input.event], [before.state, order.state], by)).toBe(true);
      real.order = order;
      real.log.push({ input, by, at });
      follow(model, input, order, effects);
    } catch (error) {
      if (!(error instanceof WorkRefusedError)) throw error;
      expect([input, expected]).not.toEqual([input, true]);
      expect(error.message).toMatch(/^[A-Z].+\.$/);
    }
    expectSound(model, real, before);
  }
}

function follow(model: Model, input: OrderEventInput, order: Order, effects: readonly OrderEffect[]): void {
  model.state = order.state;
  model.answerBy = order.responseDueAt === null ? null : Date.parse(order.responseDueAt);
  if (input.event === 'take') model.reviewed = true;
  if (input.event === 'request-cancel') model.asked = true;
  if (input.event === 'refuse-cancel' || !among(order.state, ...open)) model.asked = false;
  if (input.event === 'resubmit') model.round += 1;
  if (input.event === 'mail-copies') model.mailed = true;
  for (const effect of effects) if (effect.type === 'project') model.project = effect.state;
}

/** Checks the invariants that hold after every step. */
function expectSound(model: Model, { order }: Real, before: Order): void {
  const { charges, total, state } = order;
  const isLocked = among(state, 'submitted', 'in-review', 'resubmitted');
  expect([state, model.project === 'ordered']).toEqual([state, isLocked]);
  expect(order.round).toBe(model.round);
  expect(order.runs.filter(({ endedAt }) => endedAt === null)).toHaveLength(isLocked ? 1 : 0);
  // A promised deadline never changes.
  for (const [index, run] of before.runs.entries()) expect(order.runs[index]?.dueAt).toBe(run.dueAt);
  const charged = charges
    .filter(({ state: each }) => each === 'due' || each === 'paid')
    .reduce((sum, { cents }) => sum + cents, 0);
  expect(charged).toBeLessThanOrEqual(total.totalCents);
  expect(new Set(charges.map(({ kind }) => kind)).size).toBe(charges.length);
  for (const { kind, cents, state: charge } of charges) {
    expect(cents).toBeGreaterThanOrEqual(50);
    const causes: Record<ChargeKind, boolean> = {
      services: order.deliveredAt !== null && order.kind !== 'revision',
      'revision-fee': order.deliveredAt !== null && order.kind === 'revision',
      mailing: order.mailedAt !== null,
      'evaluation-fee': model.reviewed && (state === 'cancelled' || charge === 'waived'),
    };
    expect([kind, causes[kind]]).toEqual([kind, true]);
    if (kind === 'services' && isLate(order, order.deliveredAt ?? '')) {
      expect(cents).toBeLessThanOrEqual(total.servicesCents / 2);
    }
  }
  if (state === 'completed') expect(charges.every(({ state: each }) => each !== 'due')).toBe(true);
}

class TimePasses implements fc.Command<Model, Real> {
  readonly ms: number;

  constructor(ms: number) {
    this.ms = ms;
  }

  check = () => true;
  toString = () => `+${this.ms} ms`;

  run(model: Model, { order }: Real): void {
    model.now += this.ms;
    const expected = order.state === 'unlocked' ? 'relock' : 'lapse';
    expect(overdueEvent(order, iso(model.now))).toBe(isOverdue(model) ? expected : null);
  }
}

class SiteActs extends TimePasses {
  constructor() {
    super(0);
  }

  override toString = () => 'the site acts';

  override run(model: Model, real: Real): void {
    const event = overdueEvent(real.order, iso(model.now)) ?? (isSettled(real.order) ? 'complete' : null);
    if (event === null) return;
    const before = real.order;
    const at = iso(model.now);
    const { order, effects } = applyOrderEvent(before, { event }, 'site', at);
    expect(isListedStep(orderTransitions[event], [before.state, order.state], 'site')).toBe(true);
    real.order = order;
    real.log.push({ input: { event }, by: 'site', at });
    follow(model, { event }, order, effects);
    expectSound(model, real, before);
  }
}

const happens = (input: fc.Arbitrary<OrderEventInput>) => input.map((each) => new Happens(each));
const charge = fc.constantFrom('services', 'mailing', 'evaluation-fee', 'revision-fee');
const plain = fc.constantFrom(
  'release',
  'request-changes',
  'lapse',
  'mail-copies',
  'cancel',
  'request-cancel',
  'refuse-cancel',
  'relock',
);
const commands = fc.commands(
  [
    happens(fc.constant({ event: 'take', reviewer: 'ana' })),
    happens(fc.constant({ event: 'request-changes' })),
    happens(fc.record({ event: fc.constant('resubmit'), hasNews: fc.boolean() })),
    happens(
      fc.record({
        event: fc.constant('deliver'),
        checklist: fc.record({
          done: fc.constantFrom(checklistItemNames, []),
          complies: fc.constantFrom(true, true, false, null),
          needsRegistration: fc.constantFrom(true, false, null),
        }),
        shortfall: fc.constantFrom('', '', 'A reason'),
        releasedFiles: fc.nat({ max: 2 }),
      }),
    ),
    happens(plain.map((event) => ({ event }))),
    happens(fc.record({ event: fc.constant('cancel-by-staff'), fee: fc.constantFrom('none', 'evaluation') })),
    happens(
      fc.record({ event: fc.constantFrom('confirm-charge', 'waive-charge', 'record-payment'), charge }),
    ),
    happens(fc.record({ event: fc.constant('refund'), charge, cents: fc.integer({ min: 1, max: 40_000 }) })),
    fc.constantFrom(1, hourMs, 2 * hourMs, dayMs, 6 * dayMs, 25 * dayMs).map((ms) => new TimePasses(ms)),
    fc.constant(new SiteActs()),
  ],
  { maxCommands: 40, size: 'max' },
);

const choices = fc.constantFrom(
  [{ sku: '1001', quantity: 1 }],
  ['1001', '3001', '5001'].map((sku) => ({ sku, quantity: 1 })),
  [{ sku: '2001', quantity: 1 }],
);
const start = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });

test('any sequence of events conforms to the transitions, the model and the rules for money (D11)', () => {
  fc.assert(
    fc.property(start, choices, fc.boolean(), commands, (began, items, isRevision, sequence) => {
      const { total } = quoteOrder('new', items, catalog());
      if (!total) throw new Error('These go together');
      const placed = placeOrder(total, began.toISOString());
      const canRevise = isRevision && placed.kind === 'report';
      const delivered = { ...placed, state: 'completed', deliveredAt: began.toISOString() } as const;
      const first = canRevise
        ? unlockOrder(delivered, { feeCents: 4000, hasOpenOrder: false }, began.toISOString())
        : placed;
      const model: Model = {
        state: first.state,
        kind: first.kind,
        now: began.getTime(),
        submittedAt: began.getTime(),
        answerBy: first.responseDueAt === null ? null : Date.parse(first.responseDueAt),
        reviewed: false,
        asked: false,
        round: first.round,
        mailed: false,
        mails: first.total.needsPostalAddress,
        rush: first.total.lines.some(({ sku }) => sku === '3001'),
        project: canRevise ? 'in-revision' : 'ordered',
      };
      const real: Real = { order: first, log: [] };
      fc.modelRun(() => ({ model, real }), sequence);
      // Applying the logged events to `first` must give `real.order`.
      let replayed = first;
      for (const { input, by, at } of real.log) replayed = applyOrderEvent(replayed, input, by, at).order;
      expect(replayed).toEqual(real.order);
    }),
    { numRuns: 200 },
  );
});
