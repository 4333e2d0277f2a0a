import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SaveStatus } from '../../lib/record-form/save-state.ts';
import type { ShownState } from '../../lib/record-form/use-editor-state.ts';
import { useEditing } from './record-form-context.ts';

const keys = {
  saved: 'status.saved',
  unsaved: 'status.unsaved',
  saving: 'status.saving',
  offline: 'status.offline',
  conflict: 'status.conflict',
  invalid: 'status.invalid',
  sessionOver: 'status.sessionOver',
  locked: 'status.locked',
  refused: 'status.refused',
} as const satisfies Record<SaveStatus, string>;

/** Texts of a form that is saved on request. */
const onRequestKeys = {
  ...keys,
  saved: 'proposal.unchanged',
  unsaved: 'proposal.unsent',
  saving: 'proposal.sending',
} as const satisfies Record<SaveStatus, string>;

/** Texts of a public record that nobody decides on. */
const publicKeys = {
  ...keys,
  saved: 'publication.unchanged',
  unsaved: 'publication.unsent',
  saving: 'publication.sending',
} as const satisfies Record<SaveStatus, string>;

/** Statuses that alternate at each pause of typing are not announced. */
const passing: ReadonlySet<SaveStatus> = new Set(['unsaved', 'saving']);

/** The text of the status line, and what of it is read out: what stops saving, and that saving works again. */
export function useStatusText(): { text: string; announced: string } {
  const { t } = useTranslation('recordForm');
  const { state, isOnRequest, isDirect } = useEditing();
  const { save } = state;
  const text = textOf(save);
  const [announced, setAnnounced] = useState('');
  const last = useRef<SaveStatus>(save.status);
  useEffect(() => {
    if (passing.has(save.status) || save.status === last.current) return;
    last.current = save.status;
    setAnnounced(text);
  }, [save.status, text]);
  return { text, announced };

  function textOf({ status, message, record }: ShownState['save']): string {
    if (record.id === undefined && status === 'saved') return t('status.new');
    if (record.id === undefined && status === 'invalid') return t('status.untitled');
    if (status === 'refused' && message) return message;
    if (!isOnRequest) return t(keys[status]);
    return t(isDirect ? publicKeys[status] : onRequestKeys[status]);
  }
}
