import type { FieldDefinition, UploadRules } from '../../../lib/forms/form-definition.ts';
import type { FormReference } from '../../../lib/record-form/form-checks.ts';

/** Rules for the files of a field: its declaration, with the size that the site sets for logos. */
export function rulesOf(
  { upload }: Pick<FieldDefinition, 'upload'>,
  { logoSize }: Pick<FormReference, 'logoSize'>,
): UploadRules | undefined {
  if (upload?.purpose !== 'logo' || !logoSize) return upload;
  const { bytes, unit } = logoSize;
  return { ...upload, bytes, unit };
}
