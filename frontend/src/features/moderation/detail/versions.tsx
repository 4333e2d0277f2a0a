import { useTranslation } from 'react-i18next';
import { languageOfGraphql } from '../../../../shared/config/locales.ts';
import type { ModerationRecordQuery } from '../../../../shared/graphql/generated/operations.ts';
import { languageKeys } from '../../../content/own-records/language-keys.ts';
import { mediaPath } from '../../../components/ui/picture.tsx';
import { useSite } from '../../../lib/site.ts';
import styles from './detail.module.css';
import { textOfField, zoneOf } from './plain-text.ts';

/** Large enough to judge a picture by. */
const pictureWidth = 640;

type Version = NonNullable<ModerationRecordQuery['passerelleModerationRecord']>['versions'][number];

/** The filled fields in each language, side by side where there is room; once where both say the same. */
export function Versions({ versions }: { versions: readonly Version[] }) {
  const { language } = useSite();
  const fields = versions[0]?.fields ?? [];
  const reader = { language, zone: zoneOf(fields) };
  return (
    <dl className={styles['fields']}>
      {fields.map(({ key, kind, label, imageIds }) => {
        const texts = versions.map((version) => ({
          version,
          text: textOfField(kind, version.fields.find((field) => field.key === key)?.values ?? [], reader),
        }));
        if (texts.every(({ text }) => text === '')) return null;
        const isSame = texts.every(({ text }) => text === texts[0]?.text);
        return (
          <div key={key} className={styles['field']}>
            <dt>{label}</dt>
            {imageIds.length > 0 && (
              <dd className={styles['pictures']}>
                {imageIds.map((id) => (
                  <img key={id} src={mediaPath(id, pictureWidth)} alt="" loading="lazy" />
                ))}
              </dd>
            )}
            {(isSame ? texts.slice(0, 1) : texts).map(({ version, text }) => (
              <FieldText key={version.id} version={version} text={text} isNamed={!isSame} />
            ))}
          </div>
        );
      })}
    </dl>
  );
}

interface FieldTextProps {
  version: Version;
  text: string;
  /** Whether its language is named. */
  isNamed: boolean;
}

function FieldText({ version, text, isNamed }: FieldTextProps) {
  const { t } = useTranslation('moderation');
  const { t: record } = useTranslation('ownRecords');
  const language = languageOfGraphql(version.language);
  return (
    <dd>
      {isNamed && <span className={styles['language']}>{record(languageKeys[language])}</span>}
      {text === '' ? <em>{t('emptyField')}</em> : <span lang={isNamed ? language : undefined}>{text}</span>}
    </dd>
  );
}
