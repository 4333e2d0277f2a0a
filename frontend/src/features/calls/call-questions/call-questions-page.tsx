import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { FormDocument } from '../../../../shared/application-form/form-document.ts';
import { callQuestionsFile } from '../../../../shared/config/document-paths.ts';
import { type Language, languageOfGraphql, otherLanguage } from '../../../../shared/config/locales.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { formatDateAt } from '../../../../shared/dates/zoned-dates.ts';
import { formOutline } from '../../../../shared/form-outline/form-outline.ts';
import {
  type CallQuestionsQuery,
  CallQuestionsOperation,
} from '../../../../shared/graphql/generated/operations.ts';
import { QuietAction } from '../../../content/detail/panel.tsx';
import { loadDetail } from '../../../content/detail/load-detail.ts';
import { FormText } from '../../../components/questions/form-text.tsx';
import { Meta } from '../../../components/ui/meta.tsx';
import { PageHeader } from '../../../components/ui/page-header.tsx';
import { languageContext, useSite } from '../../../lib/site.ts';
import styles from './call-questions.module.css';
import { QuestionOutline } from './question-outline.tsx';

type CallOfForm = NonNullable<CallQuestionsQuery['passerelleCall']>;
type CallWithForm = CallOfForm & { applicationForm: NonNullable<CallOfForm['applicationForm']> };

interface QuestionsData {
  call: CallWithForm;
  /** Its address in each language of the call. */
  alternates: Partial<Record<Language, string>>;
  switchPath: string;
}

const hasForm = (call: CallOfForm): call is CallWithForm => Boolean(call.applicationForm);

/** Calls without a published form have no such page. */
export async function loader(args: LoaderFunctionArgs): Promise<QuestionsData> {
  const { item, switchPath } = await loadDetail(
    args,
    'call',
    CallQuestionsOperation,
    ({ passerelleCall: call }) => (call && hasForm(call) ? call : null),
  );
  const language = args.context.get(languageContext);
  const slugs = item.translations.map((each) => [languageOfGraphql(each.language), each.slug] as const);
  const alternates: QuestionsData['alternates'] = Object.fromEntries(
    [[language, item.card.slug] as const, ...slugs].map(([of, slug]) => [
      of,
      pathTo('callQuestions', of, { slug }),
    ]),
  );
  return { call: item, alternates, switchPath: alternates[otherLanguage(language)] ?? switchPath };
}

/** What a call asks, to be read before signing in. */
export function Component() {
  const { t } = useTranslation('callQuestions');
  const { t: outline } = useTranslation('formOutline');
  const { language } = useSite();
  const { call, alternates } = useLoaderData<QuestionsData>();
  const { applicationForm, card, closesAt, zone } = call;
  const { minutes, questions } = applicationForm;
  const title = t('title');
  const sections = formOutline(JSON.parse(applicationForm.document) as FormDocument, language, outline);
  return (
    <>
      <Meta
        title={`${title} — ${card.title}`}
        path={pathTo('callQuestions', language, { slug: card.slug })}
        // No hreflang follows from them, since the page is not for search engines: only networks read them.
        alternates={alternates}
        indexed={false}
      />
      <PageHeader title={title} lead={t('lead', { title: card.title })} />
      <div className={styles['page']}>
        <div className={styles['facts']}>
          <p>
            {[t('count', { count: questions }), t('minutes', { minutes })].join(' · ')}
            {closesAt && <> · {t('closes', { date: formatDateAt(closesAt, language, zone) })}</>}
          </p>
          <QuietAction
            href={callQuestionsFile(language, card.slug)}
            icon="download"
            label={t('download')}
            download
          />
          <p className={styles['quiet']}>{t('purpose')}</p>
        </div>
        {sections.map((section) => (
          <section key={section.id} className={styles['section']} data-section={section.id}>
            <h2>
              <FormText texts={section.label} language={language} />
            </h2>
            {section.condition && <p className={styles['condition']}>{section.condition}</p>}
            {section.help && (
              <p className={styles['help']}>
                <FormText texts={section.help} language={language} />
              </p>
            )}
            <ol>
              {section.questions.map((question) => (
                <li key={question.id} data-question={question.id}>
                  <QuestionOutline question={question} />
                </li>
              ))}
            </ol>
          </section>
        ))}
        <p>
          <a href={pathTo('call', language, { slug: card.slug })}>{t('call')}</a>
        </p>
      </div>
    </>
  );
}
