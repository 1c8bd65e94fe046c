/**
 * Returns SQL for a digest of a table's rows.
 * @param row SQL for the text of each row, with the table alias `t`. The default leaves out the time of an order's next
 * notices, because the site can change it at any time
 */
export function digestSql(
  table: string,
  { where = 'true', row = "(to_jsonb(t) - 'notices_due_at')::text" } = {},
): string {
  return `(select md5(string_agg(${row}, ',' order by ${row})) from ${table} t where ${where})`;
}
