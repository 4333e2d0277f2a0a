import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, toAppError } from '../errors/app-error.ts';
import { type PageAddress, readAddress } from '../pages/page-address.ts';
import { sendRedirect } from '../pages/send-redirect.ts';
import { sendError } from '../plugins/error-handler.ts';

type Answer = (address: PageAddress, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Redirects to the canonical form of an address, or answers with its page; errors become an error page.
 * @param https cookies carry `Secure`
 */
export const pageHandler =
  (https: boolean, answer: Answer) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const target = readAddress(request.raw.url ?? '/');
    if (target.kind === 'redirect') return sendRedirect(target, reply, https);
    try {
      return await answer(target.address, request, reply);
    } catch (error) {
      return sendError(unavailable(error, request), request, reply);
    }
  };

/** A page that can't be rendered is a temporary failure for its reader, whatever the cause. */
function unavailable(thrown: unknown, request: FastifyRequest): AppError {
  const error = toAppError(thrown);
  if (error.status < 500) return error;
  request.log.error({ err: error }, 'page could not be made');
  return new AppError('content_system_unavailable', { cause: error });
}
