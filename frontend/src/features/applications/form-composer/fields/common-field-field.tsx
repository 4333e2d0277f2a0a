import { useTranslation } from 'react-i18next';
import type { FormQuestion } from '../../../../../shared/application-form/form-document.ts';
import { commonFieldsFor } from '../document/common-grants.ts';
import { withPart } from '../document/with-part.ts';
import { commonFieldKeys } from '../keys.ts';
import type { ItemProps } from './item.ts';
import { ListField } from './value-field.tsx';

/** What the question asks, for other platforms: of the fields that fit its kind. */
export function CommonFieldField({ item, at, onChange }: ItemProps<FormQuestion>) {
  const { t } = useTranslation('formComposer');
  const fitting = commonFieldsFor(item);
  const { commonField } = item;
  // One that no longer fits keeps its name here; the server says what is wrong.
  const listed = commonField && !fitting.includes(commonField) ? [commonField, ...fitting] : fitting;
  if (listed.length === 0) return null;
  return (
    <ListField
      id={at.idOf('commonField')}
      label={t('common.label')}
      hint={t('common.hint')}
      error={at.errorOf('commonField')}
      value={commonField ?? ''}
      emptyLabel={t('common.none')}
      options={listed.map((value) => ({ value, label: t(commonFieldKeys[value]) }))}
      onChange={(value) =>
        onChange((before) =>
          withPart(
            before,
            'commonField',
            listed.find((each) => each === value),
          ),
        )
      }
    />
  );
}
