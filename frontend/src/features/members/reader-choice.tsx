import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { asReader, type ProfileReader, profileReaders } from '../../../shared/links/profile-reader.ts';
import { ChoiceLink } from '../../components/list/choice-links.tsx';
import type { Member } from './member.ts';
import styles from './member.module.css';

const choiceKeys = {
  visitor: 'seeAs.visitor',
  member: 'seeAs.member',
  validator: 'seeAs.validator',
} as const satisfies Record<ProfileReader, ParseKeys<'members'>>;
const noteKeys = {
  visitor: 'seeAs.visitorNote',
  member: 'seeAs.memberNote',
  validator: 'seeAs.validatorNote',
} as const satisfies Record<ProfileReader, ParseKeys<'members'>>;

interface ReaderChoiceProps {
  member: Pick<Member, 'isLocked' | 'path'>;
  /** Undefined: as oneself. */
  reader: ProfileReader | undefined;
}

/** Choice of the reader as whom members view their own profile, with an explanation. */
export function ReaderChoice({ member: { isLocked, path }, reader }: ReaderChoiceProps) {
  const { t } = useTranslation('members');
  const choices = [
    { key: undefined, label: t('seeAs.oneself') },
    ...(Object.keys(profileReaders) as ProfileReader[]).map((key) => ({ key, label: t(choiceKeys[key]) })),
  ];
  return (
    <section aria-labelledby="see-as" className={styles['seeAs']}>
      <h2 id="see-as">{t('seeAs.title')}</h2>
      <nav aria-labelledby="see-as">
        <ul className={styles['readers']}>
          {choices.map(({ key, label }) => (
            <ChoiceLink
              key={label}
              search={key ? asReader(key) : ''}
              isCurrent={key === reader}
              current="page"
            >
              {label}
            </ChoiceLink>
          ))}
        </ul>
      </nav>
      <output className={styles['note']}>
        {t(reader ? noteKeys[reader] : 'seeAs.oneselfNote')}
        {isLocked && ` ${t('seeAs.locked')}`}
        {path === null && ` ${t('seeAs.unpublished')}`}
      </output>
    </section>
  );
}
