import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import type { UpstreamFile } from '../upstream/upstream-file.ts';

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Reads the whole picture, within the limits.
 * @throws AppError not_found: no public picture · content_system_unavailable
 */
export async function readPicture(file: UpstreamFile): Promise<Buffer> {
  await refuseUnlessPicture(file);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of file.body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limits.media.sourceBytes) throw new AppError('not_found', { detail: 'picture too large' });
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('content_system_unavailable', { detail: 'picture cut short', cause: error });
  }
  return Buffer.concat(chunks);
}

/** @throws AppError as `readPicture`; the body is done with then */
export async function refuseUnlessPicture(file: UpstreamFile): Promise<void> {
  const type = String(file.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  const refused = refusalOf(file.status, type, Number(file.headers['content-length'] ?? 0));
  if (!refused) return;
  await file.body.dump();
  throw refused;
}

function refusalOf(status: number, type: string, length: number): AppError | undefined {
  if (status >= 500 || status === 429)
    return new AppError('content_system_unavailable', { detail: `file ${status}` });
  if (status !== 200) return new AppError('not_found');
  if (!pictureTypes.has(type)) return new AppError('not_found', { detail: `not a picture: ${type}` });
  if (length > limits.media.sourceBytes) return new AppError('not_found', { detail: 'picture too large' });
  return undefined;
}

/** The tags that WordPress sends with a file, `x-passerelle-tags: item:12, item:40`. */
export function tagsOfFile(file: UpstreamFile): string[] {
  return String(file.headers['x-passerelle-tags'] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);
}
