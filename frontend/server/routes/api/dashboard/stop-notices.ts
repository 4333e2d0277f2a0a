import type { FastifyInstance } from 'fastify';
import {
  openStopPage,
  stopNotifications,
  stopNotificationsInOneClick,
} from '../../../../shared/config/calls/dashboard-calls.ts';
import { defaultLanguage } from '../../../../shared/config/locales.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { hashParameter } from '../../../../shared/forms/auth-forms.ts';
import type { Calls } from '../../../calls/calls.ts';
import { takeForms } from '../../../forms/posted-form.ts';
import { limits } from '../../../limits.ts';
import { hashOf } from '../../../forms/pages/link-hash.ts';

const multipart = 'multipart/form-data';

/** The address in List-Unsubscribe of mails: mail programs post to it (RFC 8058), browsers are led to its page. */
export async function stopNotices(app: FastifyInstance, { calls }: { calls: Calls }): Promise<void> {
  takeForms(app);
  // The form of RFC 8058 says nothing that its address does not say.
  if (app.hasContentTypeParser(multipart)) app.removeContentTypeParser(multipart);
  app.addContentTypeParser(
    multipart,
    { parseAs: 'buffer', bodyLimit: limits.session.formBytes },
    async () => null,
  );
  const config = { rateLimit: { max: limits.session.writesPerMinute, timeWindow: '1 minute' } };

  app.call(
    stopNotificationsInOneClick,
    async (request, reply) => {
      const stopped = await calls.run(stopNotifications, { request, reply }, { hash: hashOf({ request }) });
      return { data: { wereStopped: stopped.wereStopped } };
    },
    { config },
  );

  app.call(openStopPage, async (request, reply) => {
    const { hash, language = defaultLanguage } = request.query;
    const query = new URLSearchParams({ [hashParameter]: hash });
    return reply
      .code(303)
      .header('location', `${pathTo('stopNotices', language)}?${query}`)
      .send();
  });
}
