export interface ChartRow {
  key: string;
  /** Under or beside the bar. */
  label: string;
  /** null: too small to be shown. */
  count: number | null;
}
