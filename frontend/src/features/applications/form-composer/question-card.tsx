import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormQuestion } from '../../../../shared/application-form/form-document.ts';
import { Button } from '../../../components/ui/button.tsx';
import { MoreActions } from '../../../components/ui/more-actions.tsx';
import { itemId, partId, useComposerParts } from './composer-context.ts';
import styles from './composer.module.css';
import { questionField } from './document/document-values.ts';
import { DragHandle } from './drag/drag-handle.tsx';
import { useDrag } from './drag/use-drag.ts';
import { changeQuestion, duplicateQuestion, moveQuestion, moveToSection } from './document/edits.ts';
import { newId } from './document/unique-ids.ts';
import type { Item } from './fields/item.ts';
import { QuestionFields } from './fields/question-fields.tsx';
import { ListField } from './fields/value-field.tsx';
import { ItemButton, PlaceButtons } from './place-buttons.tsx';
import { ProblemNote } from './problem-note.tsx';
import { QuestionMarks } from './question-marks.tsx';
import { useAt } from './use-at.ts';
import { useTextOf } from './use-text-of.ts';

interface QuestionCardProps {
  question: FormQuestion;
  sectionId: string;
  index: number;
  /** Number of questions of the section. */
  count: number;
  onRemove: (question: FormQuestion, index: number) => void;
}

/** A question in one row of the list: its name shows its fields below it. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, sectionId, index, count, onRemove } = props;
  const { t } = useTranslation('formComposer');
  const { change, open, toggle, announce, focusNext, isReadOnly } = useComposerParts();
  const textOf = useTextOf();
  const { id, label } = question;
  const { at, problems } = useAt(id, questionField(id));
  const isOpen = open.has(id);
  const name = textOf(label);
  const { element, handle, place } = useDrag<HTMLLIElement>({ kind: 'question', id }, !isReadOnly);

  function move(by: -1 | 1): void {
    change(moveQuestion(sectionId, id, by));
    focusNext(itemId(id));
    announce(t('moved', { position: index + by + 1, total: count }));
  }

  function duplicate(): void {
    const copyId = newId('q');
    change(duplicateQuestion(sectionId, id, copyId));
    toggle(copyId, true);
    focusNext(itemId(copyId));
    announce(t('question.duplicated', { name }));
  }

  function close(): void {
    toggle(id, false);
    focusNext(itemId(id));
  }

  const actions = (
    <PlaceButtons
      about={name}
      index={index}
      count={count}
      onMove={move}
      onRemove={() => onRemove(question, index)}
    >
      {isOpen && (
        <ItemButton about={name} onClick={close}>
          {t('close')}
        </ItemButton>
      )}
      <ItemButton about={name} onClick={duplicate}>
        {t('duplicate')}
      </ItemButton>
    </PlaceButtons>
  );
  return (
    <li ref={element} className={styles['card']} data-question={id} data-drop={place}>
      <div className={styles['head']}>
        {!isReadOnly && <DragHandle handle={handle} />}
        <h3 id={itemId(id)} tabIndex={-1} className={styles['name']}>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={isOpen}
            onClick={() => toggle(id, !isOpen)}
          >
            {`${index + 1}. ${name}`}
          </button>
        </h3>
        {!isOpen && !isReadOnly && (
          <MoreActions label={t('more')} about={name} isSmall>
            {actions}
          </MoreActions>
        )}
      </div>
      <QuestionMarks question={question} />
      <ProblemNote problems={problems} isOpen={isOpen} />
      {isOpen && (
        <>
          <QuestionFields
            item={question}
            at={at}
            onChange={(next: (item: Item) => Item) => change(changeQuestion(id, (before) => next(before)))}
          />
          {!isReadOnly && <MoveToSection id={id} sectionId={sectionId} name={name} />}
          {actions}
        </>
      )}
    </li>
  );
}

/** Moves a question to the end of another section. */
function MoveToSection({ id, sectionId, name }: { id: string; sectionId: string; name: string }) {
  const { t } = useTranslation('formComposer');
  const { document, change, announce, focusNext } = useComposerParts();
  const textOf = useTextOf();
  const others = document.sections.filter((section) => section.id !== sectionId);
  const [chosen, setChosen] = useState('');
  const target = others.find((section) => section.id === chosen) ?? others[0];
  if (!target) return null;
  return (
    <div className={styles['add']}>
      <ListField
        id={partId(id, 'section')}
        label={t('question.toSection')}
        value={target.id}
        options={others.map((section) => ({ value: section.id, label: textOf(section.label) }))}
        onChange={setChosen}
      />
      <Button
        type="button"
        kind="secondary"
        onClick={() => {
          change(moveToSection(id, target.id));
          focusNext(itemId(id));
          announce(t('question.movedTo', { name, section: textOf(target.label) }));
        }}
      >
        {t('question.move')}
      </Button>
    </div>
  );
}
