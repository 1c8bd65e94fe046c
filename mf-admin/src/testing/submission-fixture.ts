import type { StaffCase, SubmissionCase } from '@title24/shared-domain/cases';
import type { SubmissionFile } from '@title24/shared-domain/full-service';

export const plans: SubmissionFile = {
  id: 'file-1',
  name: 'plans.pdf',
  mediaType: 'application/pdf',
  size: 2_411_725,
  sha256: 'ab'.repeat(32),
  scanState: 'clean',
  scanFinding: null,
};

const shared = {
  reference: 'FS-20261120-22223333',
  projectName: 'Oak Street house',
  projectType: 'A Residential Addition',
  sender: 'Ana Ruiz',
  email: 'ana.ruiz@example.org',
  receivedAt: '2026-11-20T12:00:00.000Z',
  hasDropbox: false,
} as const;

export const receivedCase: StaffCase = {
  reference: shared.reference,
  state: 'received',
  analyst: null,
  isMine: false,
  dueAt: '2026-11-26T08:00:00.000Z',
  now: '2026-11-20T12:00:00.000Z',
  lastUpdate: '2026-11-20T12:00:00.000Z',
  quote: null,
  deliveredAt: null,
  compliance: null,
  rebateCents: 0,
  invoice: null,
  files: [],
  documents: [],
  history: [],
};

export const submission: SubmissionCase = {
  ...shared,
  phone: '(510) 555-0177',
  comment: 'Two stories.\nPlease hurry.',
  lastUpdate: '2026-11-20T12:00:00.000Z',
  files: [plans],
  notes: [],
  accesses: [],
  case: receivedCase,
};
