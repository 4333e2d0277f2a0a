import { withPart } from './document/with-part.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormQuestion, FormSection } from '../../../../shared/application-form/form-document.ts';
import { Button } from '../../../components/ui/button.tsx';
import { MoreActions } from '../../../components/ui/more-actions.tsx';
import { itemId, partId, useComposerParts } from './composer-context.ts';
import styles from './composer.module.css';
import { sectionField } from './document/document-values.ts';
import { DragHandle } from './drag/drag-handle.tsx';
import { useDrag } from './drag/use-drag.ts';
import { changeSection, insertQuestion, moveSection, type Removed } from './document/edits.ts';
import { newQuestion, type OfferedKind, offeredKinds } from './document/new-question.ts';
import { ConditionFields } from './fields/condition-fields.tsx';
import { type At } from './fields/item.ts';
import { TextsField } from './fields/texts-field.tsx';
import { ListField } from './fields/value-field.tsx';
import { kindKeys } from './keys.ts';
import { ItemButton, PlaceButtons } from './place-buttons.tsx';
import { ProblemNote } from './problem-note.tsx';
import { QuestionCard } from './question-card.tsx';
import { RemovedNote } from './removed-note.tsx';
import { useAt } from './use-at.ts';
import { useTextOf } from './use-text-of.ts';

interface SectionCardProps {
  section: FormSection;
  index: number;
  /** What was removed last, of this section. */
  removed: Extract<Removed, { kind: 'question' }> | undefined;
  onRemove: (removed: Removed) => void;
  onRestore: () => void;
}

/** A section with its questions. */
export function SectionCard({ section, index, removed, onRemove, onRestore }: SectionCardProps) {
  const { t } = useTranslation('formComposer');
  const { document, change, open, toggle, announce, focusNext, isReadOnly } = useComposerParts();
  const textOf = useTextOf();
  const { id, label, questions } = section;
  const { at, problems } = useAt(id, sectionField(id));
  const isOpen = open.has(id);
  const name = textOf(label);
  const count = document.sections.length;
  const { element, handle, place } = useDrag<HTMLElement>({ kind: 'section', id }, !isReadOnly);

  function move(by: -1 | 1): void {
    change(moveSection(id, by));
    focusNext(itemId(id));
    announce(t('moved', { position: index + by + 1, total: count }));
  }

  const removeQuestion = (question: FormQuestion, place: number) =>
    onRemove({ kind: 'question', question, sectionId: id, index: place });
  const note = removed && (
    <li key="removed">
      <RemovedNote name={textOf(removed.question.label)} onRestore={onRestore} />
    </li>
  );
  const cards = questions.map((question, place) => (
    <QuestionCard
      key={question.id}
      question={question}
      sectionId={id}
      index={place}
      count={questions.length}
      onRemove={removeQuestion}
    />
  ));
  return (
    <section
      ref={element}
      className={styles['section']}
      aria-labelledby={itemId(id)}
      data-section={id}
      data-drop={place}
    >
      <div className={styles['head']}>
        {!isReadOnly && <DragHandle handle={handle} />}
        <h2 id={itemId(id)} tabIndex={-1} className={styles['name']}>
          {`${index + 1}. ${name}`}
        </h2>
        {!isReadOnly && (
          <>
            <ItemButton about={name} isExpanded={isOpen} onClick={() => toggle(id, !isOpen)}>
              {isOpen ? t('close') : t('edit')}
            </ItemButton>
            <MoreActions label={t('more')} about={name} isSmall>
              <PlaceButtons
                about={name}
                index={index}
                count={count}
                onMove={move}
                onRemove={() => onRemove({ kind: 'section', section, index })}
              />
            </MoreActions>
          </>
        )}
      </div>
      <ProblemNote problems={problems} isOpen={isOpen} />
      {isOpen && <SectionFields section={section} at={at} />}
      <ol className={styles['list']}>{note ? cards.toSpliced(removed.index, 0, note) : cards}</ol>
      {!isReadOnly && <AddQuestion sectionId={id} />}
    </section>
  );
}

function SectionFields({ section, at }: { section: FormSection; at: At }) {
  const { t } = useTranslation('formComposer');
  const { document, change } = useComposerParts();
  const { id } = section;
  const { sections } = document;
  const all = sections.flatMap(({ questions }) => questions);
  const earlier = sections.slice(0, sections.indexOf(section)).flatMap(({ questions }) => questions);
  return (
    <div className={styles['fields']}>
      <TextsField
        at={at}
        part="label"
        label={t('section.label')}
        texts={section.label}
        onChange={(next) =>
          change(changeSection(id, (before) => ({ ...before, label: next(before.label) ?? {} })))
        }
      />
      <TextsField
        at={at}
        part="help"
        label={t('section.help')}
        isLong
        texts={section.help}
        onChange={(next) =>
          change(changeSection(id, (before) => withPart(before, 'help', next(before.help ?? {}))))
        }
      />
      <ConditionFields
        at={at}
        condition={section.condition}
        earlier={earlier}
        all={all}
        onChange={(condition) =>
          change(changeSection(id, (before) => withPart(before, 'condition', condition)))
        }
      />
    </div>
  );
}

function AddQuestion({ sectionId }: { sectionId: string }) {
  const { t } = useTranslation('formComposer');
  const { change, toggle, focusNext, announce, languages } = useComposerParts();
  const [kind, setKind] = useState<OfferedKind>('shortText');

  function add(): void {
    const question = newQuestion(kind);
    change(insertQuestion(sectionId, question));
    toggle(question.id, true);
    focusNext(partId(question.id, `label.${languages[0]}`));
    announce(t('question.added', { kind: t(kindKeys[kind]) }));
  }

  return (
    <div className={styles['add']}>
      <ListField
        id={partId(sectionId, 'kind')}
        label={t('question.kind')}
        value={kind}
        options={offeredKinds.map((value) => ({ value, label: t(kindKeys[value]) }))}
        onChange={(value) => setKind(value as OfferedKind)}
      />
      <Button type="button" kind="secondary" onClick={add}>
        {t('question.add')}
      </Button>
    </div>
  );
}
