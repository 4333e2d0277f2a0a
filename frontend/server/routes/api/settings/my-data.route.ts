import { myData as myDataCall } from '../../../../shared/config/calls/settings-calls.ts';
import { AppError } from '../../../errors/app-error.ts';
import { limits } from '../../../limits.ts';
import { attachment, nameIn } from '../../../media/attachment.ts';
import { personKey } from '../../../plugins/limit-keys.ts';
import { filePolicy } from '../../../plugins/security-headers.ts';
import { readExportPass } from '../../../session/export-pass.ts';
import type { UpstreamFile } from '../../../upstream/upstream-file.ts';
import type { WordPress } from '../../../upstream/wordpress.ts';
import { perMinute } from '../../../plugins/per-minute.ts';
import type { Route } from '../../route.ts';

/** GET /api/settings/my-data: streams the data export of the signed-in user. WordPress creates it, and authorises. */
export const route: Route = async (app, { sessions, wordpress }) => {
  app.call(
    myDataCall,
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      if (request.headers['sec-fetch-site'] === 'cross-site') {
        throw new AppError('forbidden', { detail: 'another site' });
      }
      const file = await sessions.run(request, reply, (accessToken) =>
        open(wordpress, accessToken, readExportPass(request), request.id),
      );
      const name = nameIn(one(file.headers['content-disposition'])) ?? 'passerelle.zip';
      const length = one(file.headers['content-length']);
      if (length) reply.header('content-length', length);
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', attachment(name))
        .header('content-security-policy', filePolicy)
        .send(file.body);
    },
    {
      config: {
        rateLimit: perMinute(limits.settings.archivesPerMinute, { keyGenerator: personKey }),
      },
    },
  );
};

/** @throws AppError session_expired · forbidden · content_system_unavailable */
async function open(
  wordpress: WordPress,
  accessToken: string,
  pass: string | undefined,
  requestId: string,
): Promise<UpstreamFile> {
  const file = await wordpress.archive(accessToken, pass ?? '', requestId);
  if (file.status === 200) return file;
  await file.body.dump();
  if (file.status === 401) throw new AppError('session_expired');
  if (file.status === 403) throw new AppError('forbidden', { detail: 'no pass' });
  throw new AppError('content_system_unavailable', { detail: `archive ${file.status}` });
}

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
