import type { FastifyReply, FastifyRequest } from 'fastify';
import { downloadCertificate, downloadCv } from '../../../../shared/config/calls/profile-file-calls.ts';
import type { ErrorCode } from '../../../../shared/config/errors.ts';
import {
  ProfileFileOperation,
  type ProfileFileQueryVariables,
} from '../../../../shared/graphql/generated/operations.ts';
import { AppError } from '../../../errors/app-error.ts';
import { sendFile } from '../file/download-file.route.ts';
import type { Route } from '../../route.ts';

/** GET /api/directory/download/…?memberId=: the confidential files of a profile. WordPress decides, twice: which file, and its bytes. */
export const route: Route = async (app, { readableFiles, sessions }) => {
  async function send(
    { file, memberId }: ProfileFileQueryVariables,
    refusal: ErrorCode,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { passerelleProfileFile: id } = await sessions.run(request, reply, (accessToken) =>
      sessions.query(ProfileFileOperation, { file, memberId }, request, accessToken),
    );
    try {
      return await sendFile(readableFiles, id ?? 0, request, reply);
    } catch (error) {
      throw error instanceof AppError && error.code === 'not_found' ? new AppError(refusal) : error;
    }
  }

  app.call(downloadCertificate, async (request, reply) => {
    const { memberId } = request.query;
    return send({ memberId, file: 'certificateId' }, 'download_certificate_failed', request, reply);
  });
  app.call(downloadCv, async (request, reply) => {
    const { memberId } = request.query;
    return send({ memberId, file: 'cvId' }, 'download_cv_failed', request, reply);
  });
};
