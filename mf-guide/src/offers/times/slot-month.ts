/** First and last day of the month of that day. */
export function monthOf(date: string): { from: string; to: string } {
  const [year = 2000, month = 1] = date.split('-').map(Number)
  return {
    from: `${date.slice(0, 7)}-01`,
    to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10),
  }
}

/** The first of the month so many months later. */
export function addMonths(date: string, months: number): string {
  const [year = 2000, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}
