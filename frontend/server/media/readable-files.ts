import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { holdsTokens } from '../session/cookies.ts';
import { isSessionOver, type Sessions } from '../session/sessions.ts';
import type { UpstreamFile } from '../upstream/upstream-file.ts';
import type { WordPress } from '../upstream/wordpress.ts';

interface Options {
  sessions: Sessions;
  wordpress: Pick<WordPress, 'file'>;
}

/** Files read with the rights of the requesting user; WordPress decides for each request. */
export class ReadableFiles {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * The answer of WordPress, whatever its status; the body must be read or destroyed. When the session is over, public
   * files are read as a visitor.
   * @throws AppError content_system_unavailable · what Sessions.run throws, where the file is not public and the session is over
   */
  async open(
    id: number,
    headers: Record<string, string>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<UpstreamFile> {
    const { sessions, wordpress } = this.#options;
    if (!holdsTokens(request)) return wordpress.file(id, headers, request.id);
    try {
      return await sessions.run(request, reply, (accessToken) =>
        this.#openAs(accessToken, id, headers, request.id),
      );
    } catch (error) {
      if (!isSessionOver(error)) throw error;
      const file = await wordpress.file(id, headers, request.id);
      if (!isRefused(file.status)) return file;
      await file.body.dump();
      throw error;
    }
  }

  async #openAs(
    accessToken: string,
    id: number,
    headers: Record<string, string>,
    requestId: string,
  ): Promise<UpstreamFile> {
    const file = await this.#options.wordpress.file(id, headers, requestId, accessToken);
    if (file.status !== 401) return file;
    await file.body.dump();
    throw new AppError('session_expired');
  }
}

const isRefused = (status: number): boolean => status === 401 || status === 403 || status === 404;

/** Whether WordPress marks it as public. */
export const isPublicFile = ({ headers }: UpstreamFile): boolean =>
  String(headers['cache-control'] ?? '')
    .split(',')
    .some((directive) => directive.trim() === 'public');
