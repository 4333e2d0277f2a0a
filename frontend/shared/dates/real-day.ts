const day = /^(\d{4})-(\d{2})-(\d{2})$/;
/** The years that the site accepts: the plugin's DateChecks. */
const years = { first: 1900, last: 2200 };

/** Whether it is a day of the calendar, written as Y-m-d, within the years that the site accepts. */
export function isRealDay(text: string): boolean {
  const [, year, month, dayOfMonth] = (day.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || dayOfMonth === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  return (
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === dayOfMonth &&
    year >= years.first &&
    year <= years.last
  );
}
