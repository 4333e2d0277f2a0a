import { cspReports as cspReportsCall } from '../../../../shared/config/calls/visitor-calls.ts';
import { AppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';
import { decodeBody, requireWellFormed } from '../../../plugins/well-formed-input.ts';
import { readReports } from './violation.ts';
import { perMinute } from '../../../plugins/per-minute.ts';
import type { Route } from '../../route.ts';

/** Content types that browsers send, by `report-uri` and by the Reporting API. */
const types = ['application/csp-report', 'application/reports+json', 'application/json'];

/** POST of what a browser's content security policy stopped. Always answered with 204 when it is well-formed. */
export const route: Route = async (app, { env }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));

  app.call(
    cspReportsCall,
    async (request) => {
      for (const violation of readReports(parsed(request.body as Buffer), env.publicUrl)) {
        app.metrics.cspViolations.inc({ directive: violation.directive });
        request.log.warn(
          { event: 'csp_violation', ...violation, network: app.networkHash(request.ip) },
          'the content security policy stopped something',
        );
      }
      return { data: undefined };
    },
    {
      bodyLimit: limits.security.reportBytes,
      config: { rateLimit: perMinute(limits.security.reportsPerMinute) },
    },
  );
};

function parsed(bytes: Buffer): unknown {
  try {
    const value: unknown = JSON.parse(decodeBody(bytes) ?? '');
    requireWellFormed(value);
    return value;
  } catch (error) {
    throw new AppError('malformed_request', { cause: error });
  }
}
