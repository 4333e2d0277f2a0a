import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { requireWellFormed } from '../plugins/well-formed-input.ts';

/** The file that a form may come with. */
export interface FormFile {
  /** Name of its field. */
  field: string;
  /** Largest size in bytes. */
  bytes: number;
  /** The field that its SHA-256 takes the place of: it is hashed while it arrives, and nothing of it is stored. */
  hash?: string;
}

/** A form with a file that was chosen. One whose file was refused is shown again like a form with any other refusal. */
class FormWithFile extends URLSearchParams {
  file: File | undefined;
  refusal: AppError | undefined;
}

/** undefined: none was chosen, or the form takes none, or only its hash. */
export const fileOf = (form: URLSearchParams): File | undefined =>
  form instanceof FormWithFile ? form.file : undefined;

/** @throws AppError invalid_fields: the file is too large */
export function checkFile(form: URLSearchParams): void {
  if (form instanceof FormWithFile && form.refusal) throw form.refusal;
}

/** Parses forms of this scope that come with a file. */
export function parseFormsWithFile(app: FastifyInstance, file: FormFile): void {
  app.addContentTypeParser('multipart/form-data', async (request: { headers: object }, body: Readable) =>
    readForm(request.headers as { 'content-type': string }, body, file),
  );
}

/** @throws AppError malformed_request · payload_too_large */
async function readForm(
  headers: { 'content-type': string },
  body: Readable,
  { field, hash, bytes }: FormFile,
): Promise<URLSearchParams> {
  const form = new FormWithFile();
  const { formBytes, formFields } = limits.session;
  try {
    const parser = new Busboy({
      headers: { 'content-type': headers['content-type'] },
      limits: { fieldSize: formBytes, fields: formFields, files: 1, fileSize: bytes },
    });
    parser.on('field', (name, value, isNameCut, isValueCut) => {
      if (isNameCut || isValueCut) form.refusal = new AppError('payload_too_large');
      else form.append(name, value);
    });
    parser.on('file', (name, content, fileName) => {
      const digest = createHash('sha256');
      const pieces: Buffer[] = [];
      content.on('data', (piece: Buffer) => (hash === undefined ? pieces.push(piece) : digest.update(piece)));
      content.on('limit', () => {
        const fields = [{ path: field, code: 'file_too_large' }] as const;
        form.refusal = new AppError('invalid_fields', { fields });
      });
      // Without a file, browsers send an empty one without a name.
      content.on('end', () => {
        if (name !== field || !fileName) return;
        if (hash === undefined) form.file = new File(pieces as BlobPart[], fileName);
        else form.set(hash, digest.digest('hex'));
      });
      // The parser fails, too.
      content.on('error', () => undefined);
    });
    await pipeline(body, (pieces: AsyncIterable<Buffer>) => upTo(2 * bytes, pieces), parser);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('malformed_request', { cause: error });
  }
  requireWellFormed([...form].flat());
  return form;
}

/** What is a little too large is read to its end, since browsers show no answer before that. @throws AppError payload_too_large */
async function* upTo(most: number, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.length;
    if (bytes > most) throw new AppError('payload_too_large');
    yield piece;
  }
}
