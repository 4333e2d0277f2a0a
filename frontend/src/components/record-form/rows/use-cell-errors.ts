import { get, useFormState } from 'react-hook-form';
import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';
import { useProblemText } from '../../../lib/record-form/use-problem-text.ts';
import { useRecordFormParts } from '../record-form-context.ts';

/**
 * Errors of cells of rows, in the language of the page.
 * @returns the error by the path of the cell, `actions.0.endDate`
 */
export function useCellErrors(field: FieldDefinition): (path: string) => string | undefined {
  const problemText = useProblemText();
  const { form, refused } = useRecordFormParts();
  const { errors } = useFormState({ control: form.fields.control, name: field.key });
  return (path) => {
    const code: unknown = get(errors, `${path}.message`);
    const refusal = refused.find((problem) => problem.path === path);
    return typeof code === 'string' ? problemText(code) : refusal?.message;
  };
}
