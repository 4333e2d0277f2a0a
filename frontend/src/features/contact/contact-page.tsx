import { contactTeam } from '../../../shared/config/calls/visitor-calls.ts';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { BotCheckFields } from '../../components/bot-check/bot-check-fields.tsx';
import { CheckField } from '../../components/form/check-field.tsx';
import { emptyForm, fieldOf, sentNotice, valueOf } from '../../../shared/forms/form-view-data.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import type { Visit } from '../../../shared/pages/visit.ts';
import { viewDataContext, languageContext, useSite, visitContext } from '../../lib/site.ts';
import styles from './contact.module.css';
import { type ContactTopic, type ContactViewData } from '../../../shared/forms/contact-form.ts';

interface ContactData extends ContactViewData {
  switchPath: string;
  /** Whom the names are taken from, where nothing was typed. */
  person: Pick<Visit, 'firstName' | 'lastName'> | undefined;
}

const topicKeys = { deletion: 'topics.deletion' } as const satisfies Record<
  ContactTopic,
  ParseKeys<'contact'>
>;
const noChallenge = { provider: 'none', proof: '' } as const;

export function loader({ context }: LoaderFunctionArgs): ContactData {
  const viewData = (context.get(viewDataContext) ?? { ...emptyForm, bot: noChallenge }) as ContactViewData;
  const { firstName, lastName } = context.get(visitContext) ?? {};
  const person = firstName === undefined || lastName === undefined ? undefined : { firstName, lastName };
  return { ...viewData, person, switchPath: pathTo('contact', otherLanguage(context.get(languageContext))) };
}

/** Contact form. A plain form, refilled after an error. */
export function Component() {
  const { t } = useTranslation(['contact', 'form']);
  const { language } = useSite();
  const viewData = useLoaderData<ContactData>();
  const path = pathTo('contact', language);
  const title = t('title');
  const labels = {
    firstName: t('firstName'),
    lastName: t('lastName'),
    email: t('email'),
    subject: t('subject'),
    message: t('message'),
    consent: t('consent'),
  };
  return (
    <>
      <Meta
        title={viewData.problem ? `${t('form:errorPrefix')} ${title}` : title}
        path={path}
        indexed={false}
      />
      <PageHeader title={title} lead={t('lead')} />
      <div className={styles['page']}>
        {viewData.notice === sentNotice && <output className={styles['outcome']}>{t('sent')}</output>}
        <PageForm
          viewData={viewData}
          action={path}
          name={title}
          summary={t('summary')}
          labels={labels}
          script={{ checks: 'contact', call: contactTeam, done: `${path}?notice=${sentNotice}` }}
        >
          <p>{t('form:allRequired')}</p>
          <Fields labels={labels} />
          <BotCheckFields {...viewData.bot} />
          <Button>{t('submit')}</Button>
          <p className={styles['retention']}>{t('retention', { days: limits.contact.keepDays })}</p>
        </PageForm>
      </div>
    </>
  );
}

function Fields({
  labels,
}: {
  labels: Record<'firstName' | 'lastName' | 'email' | 'subject' | 'message', string>;
}) {
  const { t } = useTranslation('contact');
  const { language } = useSite();
  const viewData = useLoaderData<ContactData>();
  const { person, topic, page } = viewData;
  const about = topic ? t(topicKeys[topic]) : page && t('topics.page', { page });
  const field = (name: keyof typeof labels, known = '') => {
    const fieldState = fieldOf(viewData, name);
    return {
      ...fieldState,
      defaultValue: fieldState.defaultValue || (viewData.problem ? '' : known),
      label: labels[name],
    };
  };
  return (
    <>
      <div className={styles['names']}>
        <TextField {...field('firstName', person?.firstName)} autoComplete="given-name" required />
        <TextField {...field('lastName', person?.lastName)} autoComplete="family-name" required />
      </div>
      <TextField
        {...field('email')}
        type="email"
        hint={t('emailHint')}
        spellCheck={false}
        autoComplete="email"
        required
      />
      <TextField {...field('subject', about)} required />
      <TextField
        {...field('message')}
        type="textarea"
        hint={t('messageHint', { max: limits.contact.message })}
        required
      />
      <CheckField
        {...checked()}
        label={
          <>
            {t('consent')}{' '}
            <a href={pathTo('privacy', language)} target="_blank" rel="noopener">
              {t('policy')}
            </a>
          </>
        }
        required
      />
    </>
  );

  function checked() {
    const { id, name, error } = fieldOf(viewData, 'consent');
    return { id, name, error, defaultChecked: valueOf(viewData, 'consent') !== '' };
  }
}
