export interface ChartRow {
  key: string;
  /** Text under or beside the bar. */
  label: string;
  /** null: too small to be shown. */
  count: number | null;
}
