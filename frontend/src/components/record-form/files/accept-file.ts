import type { FieldErrorCode } from '../../../../shared/config/field-errors.ts';
import { kindOfFile } from '../../../../shared/config/file-kinds.ts';
import type { UploadRules } from '../../../lib/forms/form-definition.ts';
import type { Area } from '../../../lib/images/fit-image.ts';

interface Accepted {
  readonly blob: Blob;
  readonly name: string;
}

const isImage = ({ type }: Blob): boolean => type.startsWith('image/');

/** Whether a field takes files of this type. Where the browser does not know the type, the server decides. */
export const isOfType = ({ type }: Blob, { types }: UploadRules): boolean =>
  type === '' || types.includes(type);

/**
 * A chosen file as it is sent: images that are too large are reduced, those with an area are cropped.
 * @param area in percent of the image
 * @returns the code of a refusal, when the field does not take it
 */
export async function acceptFile(
  file: File,
  rules: UploadRules,
  area?: Area,
): Promise<Accepted | FieldErrorCode> {
  if (!isOfType(file, rules)) return kindOfFile(file);
  if (file.size === 0) return 'file_corrupt';
  const isReduced = isImage(file) && (area !== undefined || file.size > rules.bytes);
  if (!isReduced) return file.size > rules.bytes ? 'file_too_large' : { blob: file, name: file.name };
  const { reduceImage } = await import('../../../lib/images/reduce-image.ts');
  const { bytes, crop } = rules;
  const options = {
    bytes,
    ...(area && { area }),
    ...(crop && { longest: Math.max(crop.width, crop.height) }),
  };
  try {
    const blob = await reduceImage(file, options);
    return blob.size > bytes ? 'file_too_large' : { blob, name: `${file.name.replace(/\.\w+$/, '')}.jpg` };
  } catch {
    return 'file_corrupt';
  }
}
