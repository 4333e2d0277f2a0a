import type { IncomingMessage } from 'node:http';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';

interface Piece {
  bytes: Buffer;
  /** true: the connection broke before the end, so that nobody receives the answer. */
  isCut: boolean;
}

/**
 * The body of a request, or what arrived of it before the connection broke.
 * @throws AppError payload_too_large as soon as that is known
 */
export async function readPiece(request: IncomingMessage): Promise<Piece> {
  const { pieceBytes } = limits.uploads;
  if (Number(request.headers['content-length'] ?? 0) > pieceBytes) throw new AppError('payload_too_large');
  const chunks: Buffer[] = [];
  let length = 0;
  let isCut = false;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = chunk as Buffer;
      length += bytes.length;
      if (length > pieceBytes) throw new AppError('payload_too_large');
      chunks.push(bytes);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The stream of a request fails for no other reason than its connection.
    isCut = true;
  }
  return { bytes: Buffer.concat(chunks), isCut };
}
