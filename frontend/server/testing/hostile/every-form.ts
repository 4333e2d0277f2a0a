import { declaredForms } from '../../forms/declared.ts';
import type { FormPage } from '../../forms/form-page.ts';
import { siteOperations } from '../test-build.ts';

/** The declared forms without anything behind them: their routes, intents and fields. */
export const everyForm = (): FormPage[] =>
  declaredForms({ social: { isOffered: false }, operations: siteOperations } as unknown as Parameters<
    typeof declaredForms
  >[0]);
