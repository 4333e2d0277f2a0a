import { useTranslation } from 'react-i18next';
import { formText } from '../../../../../shared/application-form/form-text.ts';
import { standingLabel } from '../../../../../shared/applications/standing.ts';
import { languageOfGraphql } from '../../../../../shared/config/locales.ts';
import { formatDateAt } from '../../../../../shared/dates/zoned-dates.ts';
import type { SentApplicationsQuery } from '../../../../../shared/graphql/generated/operations.ts';
import type { QuestionReference } from '../../../../components/questions/question-reference.ts';
import { CardCell, CardTable } from '../../../../components/list/card-table.tsx';
import { RouteLink } from '../../../../components/ui/route-link.tsx';
import { useSite } from '../../../../lib/site.ts';
import { type AskedQuestion, languageKeys, type ListState, listSearch } from './list-state.ts';
import styles from './list.module.css';
import { Tags } from './tags.tsx';
import { useColumnText } from './use-column-text.ts';
import { useRowKeys } from './use-row-keys.ts';

type List = NonNullable<SentApplicationsQuery['passerelleSentApplications']>;
type Item = List['items'][number];

interface ApplicationTableProps {
  list: List;
  columns: readonly AskedQuestion[];
  state: ListState;
  reference: QuestionReference;
}

/** The rows of a page: a table, or cards where there is no room. */
export function ApplicationTable(props: ApplicationTableProps) {
  const { t } = useTranslation('received');
  const { language } = useSite();
  const { list, columns } = props;
  const keys = useRowKeys();
  return (
    <>
      <p className={styles['keys']}>{t('keys.list')}</p>
      <CardTable className={styles['table']} onKeyDown={keys}>
        <thead>
          <tr>
            <th scope="col">{t('applicant')}</th>
            <th scope="col">{t('standingLabel')}</th>
            <th scope="col">{t('country')}</th>
            <th scope="col">{t('language')}</th>
            <th scope="col">{t('sentAt')}</th>
            {columns.map(({ id, label }) => (
              <th scope="col" key={id}>
                {formText(label, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.items.map((item) => (
            <Row key={item.id} item={item} {...props} />
          ))}
        </tbody>
      </CardTable>
    </>
  );
}

const standingOf = ({ state, withdrawnAt }: Item) => (withdrawnAt === null ? state : 'withdrawn');

function Row({ item, list, columns, state, reference }: ApplicationTableProps & { item: Item }) {
  const { t } = useTranslation('received');
  const { language } = useSite();
  const zone = list.zone ?? 'UTC';
  const columnText = useColumnText(reference);
  const answers = JSON.parse(item.answers) as Record<string, unknown>;
  const standing = standingOf(item);
  const country = reference.countries.find(({ isoCode }) => isoCode === item.country)?.name ?? item.country;
  return (
    <tr data-standing={standing}>
      <th scope="row">
        <RouteLink
          to="receivedApplication"
          parameters={{ id: String(item.id) }}
          suffix={listSearch({ ...state, page: 1 })}
        >
          {item.name}
        </RouteLink>
        {item.person && <span className={styles['soft']}>{t('withPerson', { name: item.person })}</span>}
        <span className={styles['number']}>{item.number}</span>
        <Tags names={item.tags} />
        {item.duplicates.length > 0 && <strong className={styles['unread']}>{t('duplicateFlag')}</strong>}
      </th>
      <CardCell label={t('standingLabel')}>
        {standingLabel(standing, language)}
        {item.askedUntil && (
          <span className={styles['soft']}>
            {t('askedUntil', { date: formatDateAt(item.askedUntil, language, zone) })}
          </span>
        )}
        {item.unread > 0 && (
          <strong className={styles['unread']}>{t('unreadMessages', { count: item.unread })}</strong>
        )}
      </CardCell>
      <CardCell label={t('country')}>{country}</CardCell>
      <CardCell label={t('language')}>{t(languageKeys[languageOfGraphql(item.language)])}</CardCell>
      <CardCell label={t('sentAt')}>
        {formatDateAt(item.sentAt, language, zone)}
        {item.versions > 1 && (
          <span className={styles['soft']}>
            {t('changed', { count: item.versions, date: formatDateAt(item.changedAt, language, zone) })}
          </span>
        )}
      </CardCell>
      {columns.map((question) => (
        <CardCell key={question.id} label={formText(question.label, language)}>
          <span className={styles['answer']}>{columnText(question, answers[question.id])}</span>
        </CardCell>
      ))}
    </tr>
  );
}
