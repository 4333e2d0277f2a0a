import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../shared/dates/dates.ts';
import type {
  LinkCheckFieldsFragment,
  PasserelleLinkState,
} from '../../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../../lib/site.ts';
import styles from './call-steps.module.css';

/** Texts by the result of the check; none for a link that works or was not checked yet. */
const linkKeys = {
  dead: 'link.dead',
  moved: 'link.moved',
  bad_certificate: 'link.certificate',
  ok: undefined,
  unchecked: undefined,
} as const satisfies Record<PasserelleLinkState, ParseKeys<'callSteps'> | undefined>;

/** Result of the daily check of the external link, for those who manage the call. */
export function LinkCheck({ check }: { check: LinkCheckFieldsFragment | null }) {
  const { t } = useTranslation('callSteps');
  const { language } = useSite();
  const key = check && linkKeys[check.state];
  if (!key) return null;
  return (
    <p className={styles['link']} data-link={check.state}>
      {t(key, { date: formatDate(check.since, language), host: check.finalHost ?? '' })}
    </p>
  );
}
