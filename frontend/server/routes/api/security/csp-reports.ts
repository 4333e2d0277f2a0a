import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';
import { cspReportPath } from '../../../plugins/security-headers.ts';
import { decodeBody, requireWellFormed } from '../../../plugins/well-formed-input.ts';
import { readReports } from './violation.ts';

/** What browsers send: by `report-uri`, and by the Reporting API. */
const types = ['application/csp-report', 'application/reports+json', 'application/json'];

/** POST of what a browser's content security policy stopped. Whoever sends it is told nothing: 204 for what is understood. */
export async function cspReports(app: FastifyInstance, { publicUrl }: { publicUrl: URL }): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));

  app.post<{ Body: Buffer }>(
    cspReportPath,
    {
      bodyLimit: limits.security.reportBytes,
      // The browser itself sends it, without a token; it changes nothing.
      config: {
        guarded: false,
        rateLimit: { max: limits.security.reportsPerMinute, timeWindow: '1 minute' },
      },
      schema: { tags: ['security'], summary: 'Reports of browsers about the content security policy' },
    },
    async (request, reply) => {
      for (const violation of readReports(parsed(request.body), publicUrl)) {
        app.metrics.cspViolations.inc({ directive: violation.directive });
        request.log.warn(
          { event: 'csp_violation', ...violation, network: app.networkHash(request.ip) },
          'the content security policy stopped something',
        );
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}

function parsed(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(decodeBody(bytes) ?? '');
    requireWellFormed(value);
    return value;
  } catch (error) {
    throw new AppError('malformed_request', { cause: error });
  }
}
