import { useTranslation } from 'react-i18next';
import { sendActivation } from '../../../shared/config/calls/auth-calls.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { againIntent, sentAgainNotice, type SendAgainViewData } from '../../../shared/forms/auth-forms.ts';
import { fieldOf, noticeParameter, problemOf } from '../../../shared/forms/form-view-data.ts';
import { BotCheckFields } from '../../components/bot-check/bot-check-fields.tsx';
import { PageForm } from '../../components/form/page-form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useSite } from '../../lib/site.ts';

/** Sends another activation link: to the address that signed up here, or to one that is typed. */
export function SendAgainForm({ viewData }: { viewData: SendAgainViewData }) {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  const path = pathTo('signUp', language);
  const { sentTo } = viewData;
  const isKnown = sentTo !== '' && problemOf(viewData, againIntent) === undefined;
  return (
    <PageForm
      viewData={viewData}
      action={path}
      intent={againIntent}
      name={t('sendAgain')}
      summary={t('sendAgainSummary')}
      labels={{ email: t('email') }}
      script={{
        checks: 'forgot-password',
        call: sendActivation,
        done: `${path}?${noticeParameter}=${sentAgainNotice}`,
      }}
    >
      {isKnown ? (
        <input type="hidden" name="email" value={sentTo} data-sent="" />
      ) : (
        <TextField
          {...fieldOf(viewData, 'email', againIntent)}
          type="email"
          label={t('email')}
          autoComplete="email"
          spellCheck={false}
          required
        />
      )}
      <BotCheckFields {...viewData.bot} />
      <Button kind={isKnown ? 'secondary' : 'primary'}>{t('sendAgain')}</Button>
    </PageForm>
  );
}
