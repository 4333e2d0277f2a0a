import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { BotCheckFields } from '../../components/bot-check/bot-check-fields.tsx';
import { CheckField } from '../../components/form/check-field.tsx';
import { fieldOf, nothingGiven, valueOf } from '../../components/form/given-form.ts';
import type { fr as formFr } from '../../components/form/locales/fr.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../config/locales.ts';
import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { givenContext, languageContext, useSite, visitContext, type Visit } from '../../lib/site.ts';
import styles from './contact.module.css';
import { contactCall, type GivenContact, sentNotice } from './given.ts';
import type { fr } from './locales/fr.ts';

interface ContactData extends GivenContact {
  switchPath: string;
  /** Whom the names are taken from, where nothing was typed. */
  person: Pick<Visit, 'firstName' | 'lastName'> | undefined;
}

const noChallenge = { provider: 'none', proof: '' } as const;

export function loader({ context }: LoaderFunctionArgs): ContactData {
  const given = (context.get(givenContext) ?? { ...nothingGiven, bot: noChallenge }) as GivenContact;
  const { firstName, lastName } = context.get(visitContext) ?? {};
  const person = firstName === undefined || lastName === undefined ? undefined : { firstName, lastName };
  return { ...given, person, switchPath: pathTo('contact', otherLanguage(context.get(languageContext))) };
}

/** A letter to the team. A plain form, which comes back as it was typed when something is wrong with it. */
export function Component() {
  const t = useTranslate<{ contact: typeof fr; form: typeof formFr }>();
  const { language } = useSite();
  const given = useLoaderData<ContactData>();
  const path = pathTo('contact', language);
  const title = t('contact.title');
  const labels = {
    lastName: t('contact.lastName'),
    firstName: t('contact.firstName'),
    email: t('contact.email'),
    subject: t('contact.subject'),
    message: t('contact.message'),
    consent: t('contact.consent'),
  };
  return (
    <>
      <Meta title={given.problem ? `${t('form.errorPrefix')} ${title}` : title} path={path} indexed={false} />
      <PageHeader title={title} lead={t('contact.lead')} />
      <div className={styles['page']}>
        {given.notice === sentNotice && <output className={styles['outcome']}>{t('contact.sent')}</output>}
        <PageForm
          given={given}
          action={path}
          name={title}
          summary={t('contact.summary')}
          labels={labels}
          script={{ checks: 'contact', call: contactCall, done: `${path}?notice=${sentNotice}` }}
        >
          <p>{t('contact.required')}</p>
          <Fields labels={labels} />
          <BotCheckFields {...given.bot} />
          <Button>{t('contact.submit')}</Button>
          <p className={styles['kept']}>{t('contact.kept', { days: limits.contact.keepDays })}</p>
        </PageForm>
      </div>
    </>
  );
}

function Fields({
  labels,
}: {
  labels: Record<'lastName' | 'firstName' | 'email' | 'subject' | 'message', string>;
}) {
  const t = useTranslate<{ contact: typeof fr }>();
  const { language } = useSite();
  const given = useLoaderData<ContactData>();
  const { person, topic } = given;
  const field = (name: keyof typeof labels, known = '') => {
    const shown = fieldOf(given, name);
    return {
      ...shown,
      defaultValue: shown.defaultValue || (given.problem ? '' : known),
      label: labels[name],
    };
  };
  return (
    <>
      <div className={styles['names']}>
        <TextField {...field('lastName', person?.lastName)} autoComplete="family-name" required />
        <TextField {...field('firstName', person?.firstName)} autoComplete="given-name" required />
      </div>
      <TextField
        {...field('email')}
        type="email"
        hint={t('contact.emailHint')}
        spellCheck={false}
        autoComplete="email"
        required
      />
      <TextField {...field('subject', topic && t(`contact.topics.${topic}`))} required />
      <TextField
        {...field('message')}
        type="textarea"
        hint={t('contact.messageHint', { max: limits.contact.message })}
        required
      />
      <CheckField
        {...checked()}
        label={
          <>
            {t('contact.consent')}{' '}
            <a href={pathTo('privacy', language)} target="_blank" rel="noopener">
              {t('contact.policy')}
            </a>
          </>
        }
        required
      />
    </>
  );

  function checked() {
    const { id, name, error } = fieldOf(given, 'consent');
    return { id, name, error, defaultChecked: valueOf(given, 'consent') !== '' };
  }
}
