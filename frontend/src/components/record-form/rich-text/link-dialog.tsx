import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedAddress } from '../../../lib/rich-text/address.ts';
import { linkAddress, needsLinkText, setLink } from '../../../lib/rich-text/link.ts';
import { TextField } from '../../form/text-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { postedText } from '../../../lib/posted-text.ts';

/** Asks for the address of a link, and for its words where none are selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation(['recordForm', 'fieldErrors']);
  const id = useId();
  const [isWrong, setIsWrong] = useState(false);
  const [asksForText] = useState(() => needsLinkText(editor));

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Its submit must not bubble to the record's form in React's tree.
    event.stopPropagation();
    const values = new FormData(event.currentTarget);
    const written = (name: string): string => postedText(values, name).trim();
    const address = typedAddress(written('address'));
    if (address === null) return setIsWrong(true);
    onClose();
    setLink(editor, address, written('text') || address);
    return undefined;
  }

  return (
    <Dialog title={t('richText.linkTitle')} closeText={t('close')} onClose={onClose}>
      <form noValidate onSubmit={apply}>
        <TextField
          id={`${id}-address`}
          name="address"
          type="url"
          label={t('richText.address')}
          defaultValue={linkAddress(editor) ?? ''}
          error={isWrong ? t('invalid_url', { ns: 'fieldErrors' }) : undefined}
        />
        {asksForText && <TextField id={`${id}-text`} name="text" label={t('richText.linkText')} />}
        <Button>{t('richText.apply')}</Button>
      </form>
    </Dialog>
  );
}
