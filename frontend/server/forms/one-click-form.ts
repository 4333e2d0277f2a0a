import type { FastifyInstance } from 'fastify';
import { limits } from '../limits.ts';
import { parseForms } from './posted-form.ts';
import { perMinute } from '../plugins/per-minute.ts';

const multipart = 'multipart/form-data';

/** Parses what mail programs post (RFC 8058): the form says nothing that its address does not say. */
export function takeOneClickForms(app: FastifyInstance): void {
  parseForms(app);
  if (app.hasContentTypeParser(multipart)) app.removeContentTypeParser(multipart);
  app.addContentTypeParser(
    multipart,
    { parseAs: 'buffer', bodyLimit: limits.session.formBytes },
    async () => null,
  );
}

export const oneClickLimit = {
  rateLimit: perMinute(limits.session.writesPerMinute),
} as const;
