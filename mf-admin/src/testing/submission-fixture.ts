import type { ListedSubmission, SubmissionDetail, SubmissionFile } from '@title24/shared-domain/full-service';

export const plans: SubmissionFile = {
  id: 'file-1',
  name: 'plans.pdf',
  mediaType: 'application/pdf',
  size: 2_411_725,
  sha256: 'ab'.repeat(32),
  scanState: 'clean',
  scanFinding: null,
};

export const listedSubmission: ListedSubmission = {
  reference: 'FS-20261120-22223333',
  projectName: 'Oak Street house',
  projectType: 'A Residential Addition',
  sender: 'Ana Ruiz',
  email: 'ana.ruiz@example.org',
  receivedAt: '2026-11-20T12:00:00.000Z',
  status: 'new',
  hasDropbox: false,
  files: 1,
  size: plans.size,
  heldBack: 0,
};

const { size: _size, heldBack: _heldBack, ...shared } = listedSubmission;

export const submission: SubmissionDetail = {
  ...shared,
  phone: '(510) 555-0177',
  comment: 'Two stories.\nPlease hurry.',
  lastUpdate: '2026-11-20T12:00:00.000Z',
  files: [plans],
  notes: [],
  accesses: [],
};
