/**
 * Returns SQL for a digest of a table's rows, without the time of an order's next notices, which the site can change at
 * any time.
 * @param row SQL for the text of each row, with the table alias `t`
 */
export function digestSql(
  table: string,
  { where = 'true', row = "(to_jsonb(t) - 'notices_due_at')::text" } = {},
): string {
  return `(select md5(string_agg(${row}, ',' order by ${row})) from ${table} t where ${where})`;
}
