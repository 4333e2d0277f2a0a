import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadRules } from '../../../lib/forms/form-definition.ts';
import { fileKind } from '../../../lib/file-kinds.ts';
import { formatFileSize } from '../../../lib/format.ts';
import { useSite } from '../../../lib/site.ts';
import styles from './files.module.css';

interface ChooseFilesProps {
  /** Id of the button, which takes the focus of the field. */
  id: string;
  describedBy: string | undefined;
  rules: UploadRules;
  isSeveral: boolean;
  /** A single file is there already. */
  isReplacing: boolean;
  onChosen: (files: readonly File[]) => void;
}

/** A button and an area to drop files on, and what the field takes. */
export function ChooseFiles({ id, describedBy, rules, isSeveral, isReplacing, onChosen }: ChooseFilesProps) {
  const { t } = useTranslation('recordForm');
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const rulesId = useId();

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    onChosen([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    onChosen([...event.dataTransfer.files]);
  }

  return (
    <div
      className={styles['choose']}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={rules.types.join(',')}
        multiple={isSeveral}
        onChange={choose}
      />
      <button
        id={id}
        type="button"
        className={styles['chooseButton']}
        aria-describedby={[describedBy, rulesId].filter(Boolean).join(' ')}
        onClick={() => input.current?.click()}
      >
        {text()}
      </button>
      <span className={styles['drop']}>{isSeveral ? t('files.dropSeveral') : t('files.drop')}</span>
      <RulesText id={rulesId} rules={rules} />
    </div>
  );

  function text(): string {
    if (isSeveral) return t('files.chooseSeveral');
    return isReplacing ? t('files.replace') : t('files.choose');
  }
}

/** `JPEG ou PNG, 2 Mo au plus…` */
function RulesText({ id, rules: { types, bytes, unit } }: { id: string; rules: UploadRules }) {
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const kinds = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    types.map((type) => fileKind(type) ?? type),
  );
  const values = { kinds, size: formatFileSize(bytes, language, unit) };
  const hasImagesOnly = types.every((type) => type.startsWith('image/'));
  return (
    <span id={id} className={styles['rules']}>
      {t('files.rules', values)} {hasImagesOnly && t('files.reduced')}
    </span>
  );
}
