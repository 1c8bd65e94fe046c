import { type AuditAction, type HelpRevision, helpCategories, helpTitles } from '@title24/shared-domain';
import { findProblems, helpSchema } from '@title24/shared-domain/editing';
import type { help } from '@title24/shared-domain/rpc/server';
import { count, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { changeMoment, requireUnchanged } from '../../platform/rpc/params/last-update.ts';
import { invalidParams, notFound } from '../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../audit/record-change.ts';
import { helpItemOfRow } from './help-item-of-row.ts';
import { helpItems } from './help-items.table.ts';
import { findHelp, findHelpByCategory, helpNotFound } from './help-reading.ts';
import { helpRevisions } from './help-revisions.table.ts';
import { sanitizeHelpText } from './sanitize-help-text.ts';

interface Wording {
  readonly question: string;
  readonly helpText: string;
}

type HelpRow = typeof helpItems.$inferSelect;

const firstAuthor = 'the first version';

/** Creates the staff service for FAQ answers and help texts with all their versions, POST /rpc/2.0/help (H2). */
export function helpEditing(database: Database): MemberHandlersOf<typeof help> {
  return {
    loadFaqCategories: async () => {
      const rows = await database
        .select({ category: helpItems.category, count: count() })
        .from(helpItems)
        .groupBy(helpItems.category);
      const counts = new Map(rows.map((row) => [row.category, row.count]));
      return helpCategories.map((category) => ({
        category,
        title: helpTitles[category],
        count: counts.get(category) ?? 0,
      }));
    },

    loadFaqCatHelp: ({ category }) => findHelpByCategory(database, category),

    findById: ({ id }) => findHelp(database, id),

    update: ({ help }, caller) =>
      database.transaction(async (transaction) => {
        const row = await lockHelp(transaction, help.id);
        requireUnchanged(row.lastUpdate, help.lastUpdate, () => helpItemOfRow(row));
        const wording = { question: help.question, helpText: sanitizeHelpText(help.helpText) };
        // Sanitizing may have left the help text empty.
        const [problem] = findProblems(helpSchema, wording);
        if (problem) throw invalidParams([{ ...problem, path: `help.${problem.path}` }]);
        return reword(transaction, row, wording, caller, 'help.update');
      }),

    history: async ({ id }) => {
      const current = await findHelp(database, id);
      const rows = await database
        .select()
        .from(helpRevisions)
        .where(eq(helpRevisions.helpId, id))
        .orderBy(desc(helpRevisions.revision));
      if (rows.length > 0) return rows.map(toRevision);
      const { question, helpText, lastUpdate: changedAt } = current;
      return [{ revision: 1, question, helpText, changedAt, changedBy: firstAuthor }];
    },

    restore: ({ id, revision }, caller) =>
      database.transaction(async (transaction) => {
        const row = await lockHelp(transaction, id);
        const kept = await transaction.select().from(helpRevisions).where(eq(helpRevisions.helpId, id));
        const wording = kept.find((each) => each.revision === revision);
        if (wording) {
          const helpText = sanitizeHelpText(wording.helpText);
          return reword(transaction, row, { ...wording, helpText }, caller, 'help.restore');
        }
        if (kept.length === 0 && revision === 1) return helpItemOfRow(row);
        throw notFound(`Help text ${id} has no revision ${revision}.`);
      }),
  };
}

async function lockHelp(transaction: Transaction, id: string): Promise<HelpRow> {
  const [row] = await transaction.select().from(helpItems).where(eq(helpItems.id, id)).for('update');
  if (!row) throw helpNotFound(id);
  return row;
}

/**
 * Stores a new version of an item and adds it to the item's history. The first edit also adds the version that it
 * replaces. The transaction must have locked the item's row.
 */
async function reword(
  transaction: Transaction,
  row: HelpRow,
  { question, helpText }: Wording,
  caller: Caller,
  action: AuditAction,
) {
  const { id } = row;
  const [stored] = await transaction
    .update(helpItems)
    .set({ question, helpText, lastUpdate: changeMoment(row.lastUpdate) })
    .where(eq(helpItems.id, id))
    .returning();
  if (!stored) throw new Error('The help text was not stored.');
  const kept = await transaction.$count(helpRevisions, eq(helpRevisions.helpId, id));
  const revisions = [
    ...(kept === 0 ? [{ ...row, changedAt: row.lastUpdate, changedBy: firstAuthor }] : []),
    { ...stored, changedAt: stored.lastUpdate, changedBy: caller.accountName },
  ];
  await transaction.insert(helpRevisions).values(
    revisions.map((each, index) => ({
      helpId: id,
      revision: kept + index + 1,
      question: each.question,
      helpText: each.helpText,
      changedAt: each.changedAt,
      changedBy: each.changedBy,
    })),
  );
  await recordChange(transaction, caller, {
    action,
    subject: `help text ${id}`,
    before: { question: row.question, helpText: row.helpText },
    after: { question, helpText },
  });
  return helpItemOfRow(stored);
}

function toRevision(row: typeof helpRevisions.$inferSelect): HelpRevision {
  const { revision, question, changedAt, changedBy } = row;
  const helpText = sanitizeHelpText(row.helpText);
  return { revision, question, helpText, changedAt: changedAt.toISOString(), changedBy };
}
