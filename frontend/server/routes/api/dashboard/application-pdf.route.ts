import type { FastifyReply, FastifyRequest } from 'fastify';
import { downloadCopy, downloadReceipt } from '../../../../shared/config/calls/application-calls.ts';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import {
  ApplicationCopyOperation,
  FormReferenceOperation,
} from '../../../../shared/graphql/generated/operations.ts';
import { printApplication } from '../../../application-pdf/print-application.ts';
import { printReceipt } from '../../../application-pdf/print-receipt.ts';
import { type PrintedApplication, printedApplication } from '../../../application-pdf/printed-application.ts';
import { AppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';
import { attachment } from '../../../media/attachment.ts';
import { personKey } from '../../../plugins/limit-keys.ts';
import { perMinute } from '../../../plugins/per-minute.ts';
import { filePolicy } from '../../../plugins/security-headers.ts';
import type { Route } from '../../route.ts';

/** GET /api/dashboard/applications/{receipt,copy}: PDFs of what WordPress gives to those who write the application. */
export const route: Route = async (app, { sessions, env }) => {
  const config = {
    config: { rateLimit: perMinute(limits.applications.pdfsPerMinute, { keyGenerator: personKey }) },
  };

  async function read(
    { id, sent, stage }: { id: number; sent: boolean; stage?: number | undefined },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PrintedApplication> {
    const { passerelleApplicationCopy: copy } = await sessions.run(request, reply, (accessToken) =>
      sessions.query(ApplicationCopyOperation, { id, sent, ...(stage && { stage }) }, request, accessToken),
    );
    if (!copy) throw new AppError('not_found');
    return printedApplication(copy);
  }

  app.call(
    downloadReceipt,
    async (request, reply) => {
      const { id, language, stage } = request.query;
      const sent = await read({ id, sent: true, stage }, request, reply);
      return send(reply, await printReceipt(sent, language, env.publicUrl), sent.document.number ?? '');
    },
    config,
  );

  app.call(
    downloadCopy,
    async (request, reply) => {
      const { id, language, sent, stage } = request.query;
      const application = await read({ id, sent, stage }, request, reply);
      const variables = { language: graphqlLanguage(language) };
      const { passerelleReference } = await sessions.run(request, reply, (accessToken) =>
        sessions.query(FormReferenceOperation, variables, request, accessToken),
      );
      const bytes = await printApplication(application, passerelleReference, language);
      return send(reply, bytes, application.document.call.title);
    },
    config,
  );
};

const send = (reply: FastifyReply, bytes: Buffer, name: string): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-type', 'application/pdf')
    .header('content-disposition', attachment(`${name}.pdf`))
    .header('content-security-policy', filePolicy)
    .send(bytes);
