/**
 * Returns SQL of a digest of a table's rows, which are `t`: without the instant of an order's next notices, as the site
 * may change it at any moment.
 * @param row SQL of the text of each row
 */
export function digestSql(
  table: string,
  { where = 'true', row = "(to_jsonb(t) - 'notices_due_at')::text" } = {},
): string {
  return `(select md5(string_agg(${row}, ',' order by ${row})) from ${table} t where ${where})`;
}
