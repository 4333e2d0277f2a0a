import { useTranslation } from 'react-i18next';
import type { PasserelleResourceKind } from '../../../shared/graphql/generated/operations.ts';
import { resourceKindKeys } from '../../../shared/i18n/label-keys.ts';
import { formatFileSize } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import { Icon, type IconName } from '../../components/ui/icon.tsx';
import type { CardProps } from './card-props.ts';
import { CardFrame } from './card-frame.tsx';
import styles from './card.module.css';

const signs: Partial<Record<PasserelleResourceKind, IconName>> = {
  dataset: 'column',
  guide: 'book',
  podcast: 'sound',
  report: 'compass',
  template: 'frame',
  toolkit: 'weave',
  video: 'screen',
};

/** `application/pdf` → PDF; other types that the platform accepts have a name of their own. */
const extension = (mime: string): string =>
  mime.includes('word') ? 'DOCX' : (mime.split('/').at(-1) ?? '').toUpperCase();

/** Resources: a sheet with its kind on the spine, its format and size at the foot. */
export function ResourceCard({ card, heading = 'h3' }: CardProps) {
  const { t } = useTranslation();
  const { language } = useSite();
  return (
    <CardFrame
      card={card}
      heading={heading}
      className={styles['sheet']}
      top={
        <div className={styles['spine']} aria-hidden="true">
          <Icon name={(card.resourceKind && signs[card.resourceKind]) ?? 'resource'} />
        </div>
      }
      kicker={card.resourceKind ? t(resourceKindKeys[card.resourceKind]) : t('family.resource')}
      facts={
        card.file && (
          <p className={styles['file']}>
            <Icon name="download" />
            {extension(card.file.mime)}, {formatFileSize(card.file.size, language)}
          </p>
        )
      }
    />
  );
}
