import { useTranslation } from 'react-i18next';
import { readableProfile } from '../../../shared/application-form/readable-profile.ts';
import { RouteLink } from '../ui/route-link.tsx';
import { useQuestionReference } from './question-reference.ts';
import styles from './questions.module.css';
import { useSite } from '../../lib/site.ts';

interface ProfileValueProps {
  id: string;
  source: string;
  /** The value in the profile now; undefined where there is no such profile. */
  value: string | undefined;
  describedBy?: string | undefined;
  /** The value alone, without where it comes from. */
  isReadOnly?: boolean;
}

/** A value that is read in the profile when the application is sent. */
export function ProfileValue(props: ProfileValueProps) {
  const { id, source, value, describedBy, isReadOnly = false } = props;
  const { t } = useTranslation('questions');
  const { language } = useSite();
  const text = readableProfile(source, value ?? '', { ...useQuestionReference(), language });
  const shown = text === '' ? t('profile.none') : text;
  if (isReadOnly) return shown;
  const isOfStructure = source.startsWith('structure.');
  const isOfAccount = ['person.name', 'person.email', 'person.phone'].includes(source);
  return (
    <div id={id} tabIndex={-1} aria-describedby={describedBy} className={styles['profile']}>
      <p>{shown}</p>
      <p className={styles['origin']}>
        {isOfStructure ? t('profile.ofStructure') : t('profile.ofPerson')}{' '}
        <RouteLink to={isOfStructure ? 'structures' : isOfAccount ? 'settings' : 'profileForm'}>
          {t('profile.change')}
        </RouteLink>
      </p>
    </div>
  );
}
