import { useTranslation } from 'react-i18next';
import type { Choice } from '../../../../../shared/application-form/form-document.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { useComposerParts } from '../composer-context.ts';
import styles from '../composer.module.css';
import { shifted } from '../document/edits.ts';
import { newChoice } from '../document/new-question.ts';
import { PlaceButtons } from '../place-buttons.tsx';
import type { At } from './item.ts';
import { TextsField } from './texts-field.tsx';

interface ChoicesEditorProps {
  choices: readonly Choice[];
  at: At;
  onChange: (change: (choices: readonly Choice[]) => readonly Choice[]) => void;
}

/** What applicants choose from. */
export function ChoicesEditor({ choices, at, onChange }: ChoicesEditorProps) {
  const { t } = useTranslation('formComposer');
  const { isReadOnly, focusNext, announce } = useComposerParts();
  const error = at.errorOf('choices');
  const textId = (index: number): string => at.idOf(`choices.${index}`);

  function add(): void {
    onChange((before) => [...before, newChoice()]);
    focusNext(textId(choices.length));
  }

  function move(from: number, by: -1 | 1): void {
    onChange((before) => shifted(before, from, by));
    focusNext(textId(from + by));
    announce(t('moved', { position: from + by + 1, total: choices.length }));
  }

  function remove(index: number): void {
    onChange((before) => before.toSpliced(index, 1));
    focusNext(choices.length > 1 ? textId(Math.min(index, choices.length - 2)) : at.idOf('choices'));
    announce(t('choice.removed'));
  }

  return (
    <fieldset id={at.idOf('choices')} tabIndex={-1} className={styles['group']}>
      <legend>{t('choice.title')}</legend>
      {error && <p className={styles['error']}>{error}</p>}
      <ol className={styles['rows']}>
        {choices.map((choice, index) => (
          <li key={choice.id} id={textId(index)} tabIndex={-1} className={styles['choiceRow']}>
            <TextsField
              at={at}
              part={`choices.${index}.label`}
              label={t('choice.name', { number: index + 1 })}
              texts={choice.label}
              onChange={(change) =>
                onChange((before) =>
                  before.map((each) =>
                    each.id === choice.id ? { ...each, label: change(each.label) ?? {} } : each,
                  ),
                )
              }
            />
            <PlaceButtons
              about={t('choice.name', { number: index + 1 })}
              index={index}
              count={choices.length}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <Button type="button" kind="secondary" onClick={add}>
          {t('choice.add')}
        </Button>
      )}
    </fieldset>
  );
}
