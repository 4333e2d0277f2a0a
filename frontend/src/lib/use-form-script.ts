import { useContext } from 'react';
import { PageReportContext } from './page-report.ts';

/** Adds the script of forms to the page, for forms with `data-form`. */
export function useFormScript(needed = true): void {
  const report = useContext(PageReportContext);
  if (needed) report.addForm();
}
