import {
  openStopPage,
  stopNotifications,
  stopNotificationsInOneClick,
} from '../../../../shared/config/calls/dashboard-calls.ts';
import { defaultLanguage } from '../../../../shared/config/locales.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { hashParameter } from '../../../../shared/forms/auth-forms.ts';
import { oneClickLimit, takeOneClickForms } from '../../../forms/one-click-form.ts';
import { hashOf } from '../../../forms/pages/link-hash.ts';
import type { Route } from '../../route.ts';

/** The address in List-Unsubscribe of mails: mail programs post to it (RFC 8058), browsers are led to its page. */
export const route: Route = async (app, { calls }) => {
  takeOneClickForms(app);

  app.call(
    stopNotificationsInOneClick,
    async (request, reply) => {
      const stopped = await calls.run(stopNotifications, { request, reply }, { hash: hashOf({ request }) });
      return { data: { wereStopped: stopped.wereStopped } };
    },
    { config: oneClickLimit },
  );

  app.call(openStopPage, async (request, reply) => {
    const { hash, language = defaultLanguage } = request.query;
    const query = new URLSearchParams({ [hashParameter]: hash });
    return reply
      .code(303)
      .header('location', `${pathTo('stopNotices', language)}?${query}`)
      .send();
  });
};
