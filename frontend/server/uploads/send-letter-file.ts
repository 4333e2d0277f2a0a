import { setTimeout as wait } from 'node:timers/promises';
import { letterFields } from '../../shared/forms/letter-form.ts';
import { AppError } from '../errors/app-error.ts';
import { fieldProblems } from '../errors/field-problem.ts';
import { limits } from '../limits.ts';
import type { Caller, Upload, UploadApi } from '../upstream/upload-api.ts';

/** The plugin’s FilePurpose::Letter. */
const purpose = 'letter';

/**
 * Sends a file of a referee’s form in pieces, and waits until it was inspected.
 * @throws AppError invalid_fields with the code of its refusal, and the refusals of uploads
 */
export async function sendLetterFile(
  uploads: Pick<UploadApi, 'create' | 'append' | 'find' | 'delete'>,
  file: File,
  caller: Caller,
): Promise<void> {
  const { pieceBytes } = limits.uploads;
  const bytes = Buffer.from(await file.arrayBuffer());
  const made = await uploads.create({ purpose, name: file.name, bytes: bytes.length }, caller);
  try {
    for (let offset = 0; offset < bytes.length; offset += pieceBytes)
      await uploads.append(made.id, offset, bytes.subarray(offset, offset + pieceBytes), caller);
  } catch (error) {
    await uploads.delete(made.id, caller).catch(() => undefined);
    throw error;
  }
  const inspected = await inspection(uploads, made.id, caller);
  if (inspected.error !== null) throw refused(inspected.error);
}

async function inspection(
  uploads: Pick<UploadApi, 'find'>,
  id: string,
  caller: Caller,
): Promise<Pick<Upload, 'error'>> {
  const end = Date.now() + limits.uploads.inspectionWait;
  for (;;) {
    const upload = await uploads.find(id, caller);
    if (upload.error !== null || upload.fileId !== null || Date.now() > end) return upload;
    await wait(limits.uploads.inspectionPoll);
  }
}

const refused = (code: string): AppError =>
  new AppError('invalid_fields', { fields: fieldProblems([{ path: letterFields.file, code }]) });
