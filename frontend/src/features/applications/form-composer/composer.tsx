import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage } from '../../../../shared/config/locales.ts';
import { Imported } from '../../../components/record-form/imported.tsx';
import { LeaveGuard } from '../../../components/record-form/leave-guard.tsx';
import { LockBanner } from '../../../components/record-form/lock-banner.tsx';
import { EditingContext } from '../../../components/record-form/record-form-context.ts';
import { RestoredNote } from '../../../components/record-form/restored-note.tsx';
import { StatusLine } from '../../../components/record-form/status-line.tsx';
import { useFocusAfterChange } from '../../../components/record-form/use-focus-after-change.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ComposerContext, type Country, itemId, partId } from './composer-context.ts';
import styles from './composer.module.css';
import {
  insertSection,
  newSection,
  type Removed,
  removeQuestion,
  removeSection,
  restore,
} from './document/edits.ts';
import { useDrop } from './drag/use-drop.ts';
import { ItemButton } from './place-buttons.tsx';
import { PublicationPanel } from './publication-panel.tsx';
import { RemovedNote, undoId } from './removed-note.tsx';
import { SectionCard } from './section-card.tsx';
import type { Composer } from './use-composer.ts';
import { useProblems } from './use-problems.ts';
import { useTextOf } from './use-text-of.ts';

interface FormComposerProps {
  composer: Composer;
  countries: readonly Country[];
  isInternal: boolean;
}

const loadConflictDialog = async () => (await import('./conflict-dialog.tsx')).FormConflictDialog;
const loadBegin = async () => (await import('./begin-panel.tsx')).BeginPanel;
const loadPreview = async () => (await import('./preview.tsx')).FormPreview;
const none: ReadonlySet<string> = new Set();

/** Sections and questions of a form, each with its fields, and its publication. */
export function FormComposer({ composer, countries, isInternal }: FormComposerProps) {
  const { t } = useTranslation('formComposer');
  const textOf = useTextOf();
  const { document, composed, editor, state, change } = composer;
  const { isReadOnly } = editor;
  const [open, setOpen] = useState(none);
  const [removed, setRemoved] = useState<Removed>();
  const [announced, setAnnounced] = useState('');
  const [wasRefused, setWasRefused] = useState(false);
  const [isPreviewed, setIsPreviewed] = useState(false);
  const focusNext = useFocusAfterChange();
  const problems = useProblems(composer);
  const editing = useMemo(
    () => ({ editor, state, isOnRequest: false, isDirect: false, conflictDialog: loadConflictDialog }),
    [editor, state],
  );
  const toggle = useCallback(
    (id: string, isOpen: boolean) =>
      setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((each) => each !== id))),
    [],
  );
  const parts = {
    document,
    languages: composed.languages.filter(isLanguage),
    countries,
    isReadOnly,
    change,
    flush: () => void editor.flush(),
    problems,
    showsErrors: wasRefused,
    open,
    toggle,
    announce: setAnnounced,
    focusNext,
  };

  useDrop({ document, change, announce: setAnnounced });

  function remove(item: Removed): void {
    change(item.kind === 'section' ? removeSection(item.section.id) : removeQuestion(item.question.id));
    setRemoved(item);
    focusNext(undoId);
  }

  function undo(): void {
    if (!removed) return;
    const { id } = removed.kind === 'section' ? removed.section : removed.question;
    change(restore(removed));
    setRemoved(undefined);
    focusNext(itemId(id));
    setAnnounced(t('restored'));
  }

  function addSection(): void {
    const section = newSection();
    change(insertSection(section));
    toggle(section.id, true);
    focusNext(partId(section.id, `label.${parts.languages[0]}`));
    setAnnounced(t('section.added'));
  }

  const note = removed?.kind === 'section' && (
    <RemovedNote key="removed" name={textOf(removed.section.label)} onRestore={undo} />
  );
  const sections = document.sections.map((section, index) => (
    <SectionCard
      key={section.id}
      section={section}
      index={index}
      removed={removed?.kind === 'question' && removed.sectionId === section.id ? removed : undefined}
      onRemove={remove}
      onRestore={undo}
    />
  ));
  return (
    <EditingContext value={editing}>
      <ComposerContext value={parts}>
        <LeaveGuard />
        <div>
          <LockBanner />
          <RestoredNote />
        </div>
        <div className={styles['layout']}>
          <div className={styles['main']}>
            <StatusLine />
            {document.sections.length === 0 && <p>{t('empty')}</p>}
            {note ? sections.toSpliced(removed.index, 0, note) : sections}
            {!isReadOnly && (
              <Button type="button" kind="secondary" onClick={addSection}>
                {t('section.add')}
              </Button>
            )}
            {document.sections.length > 0 && (
              <ItemButton about="" isExpanded={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
                {t('preview.open')}
              </ItemButton>
            )}
            {isPreviewed && <Imported load={loadPreview} props={{ composer, isInternal }} />}
            {!isReadOnly && <Imported load={loadBegin} props={{ composer }} />}
          </div>
          <PublicationPanel
            composer={composer}
            isInternal={isInternal}
            onRefused={() => setWasRefused(true)}
          />
        </div>
        <output className="visually-hidden">{announced}</output>
      </ComposerContext>
    </EditingContext>
  );
}
