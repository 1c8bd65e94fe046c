import { pgTable, text } from 'drizzle-orm/pg-core';

/** Texts that staff insert into messages to customers (Q4). */
export const savedReplies = pgTable('saved_replies', {
  title: text().primaryKey(),
  text: text().notNull(),
});
