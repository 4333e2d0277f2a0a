import { useTranslation } from 'react-i18next';
import { Picture } from '../../../components/ui/picture.tsx';
import { Facts } from '../../../content/detail/facts.tsx';
import { Links } from '../../../content/detail/links.tsx';
import { Paragraphs, Prose } from '../../../content/detail/prose.tsx';
import { Section } from '../../../content/detail/section.tsx';
import { usePlace } from '../../../content/detail/use-place.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { Communities } from '../communities.tsx';
import styles from '../member.module.css';
import type { StructureDetail } from './structure-detail.ts';

/** Presentation that the structure wrote; empty fields are left out. */
export function Presentation({ structure }: { structure: StructureDetail }) {
  const { t } = useTranslation('members');
  const label = useFieldLabel();
  const place = usePlace();
  const { activities, city, communities, country, description, links, logo, sectors, structureType } =
    structure;
  return (
    <>
      <div className={styles['head']}>
        {logo && (
          <div className={styles['portrait']}>
            <Picture image={logo} sizes="10rem" />
          </div>
        )}
        <Facts
          facts={[
            { name: label('structureType'), value: structureType },
            { name: label('headquartersCountry'), value: place(city, country) },
            { name: label('sectorIds'), value: sectors.map(({ name }) => name).join(', ') },
          ]}
        />
      </div>
      <Section title={t('about')}>{description && <Prose html={description} />}</Section>
      <Section title={label('activities')}>{activities && <Paragraphs text={activities} />}</Section>
      <Section title={label('communities')}>
        {communities.length > 0 && <Communities communities={communities} />}
      </Section>
      <Section title={label('links')}>{links.length > 0 && <Links links={links} />}</Section>
    </>
  );
}
