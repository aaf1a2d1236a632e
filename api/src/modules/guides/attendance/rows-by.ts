/** Groups rows by key; groups and rows keep their order. */
export function rowsBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const same = found.get(keyOf(row))
    if (same) same.push(row)
    else found.set(keyOf(row), [row])
  }
  return found
}
