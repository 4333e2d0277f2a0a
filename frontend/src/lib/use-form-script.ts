import { useContext } from 'react';
import { PageReportContext } from './page-report.ts';

/** Has the page fetch the script of forms: for those that say so in `data-form`. */
export function useFormScript(needed = true): void {
  const report = useContext(PageReportContext);
  if (needed) report.addForm();
}
