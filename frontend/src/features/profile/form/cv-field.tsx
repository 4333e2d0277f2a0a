import { useTranslation } from 'react-i18next';
import { cvTemplatePath } from '../../../../shared/config/cv-template.ts';
import { RecordField } from '../../../components/record-form/record-field.tsx';
import { useSite } from '../../../lib/site.ts';
import { FileReadings } from './file-readings.tsx';
import { profileDefinition } from './profile-definition.ts';

const fields = profileDefinition.steps.find(({ key }) => key === 'documents')?.fields ?? [];

/** The CV, with a template to write one, and who has read the confidential files. */
export function CvField() {
  const { t } = useTranslation('profile');
  const { language } = useSite();
  return (
    <>
      <p>
        <a href={cvTemplatePath[language]} download>
          {t('cvTemplate')}
        </a>
      </p>
      {fields.map((field) => (
        <RecordField key={field.key} field={field} />
      ))}
      <FileReadings heading="h3" />
    </>
  );
}
