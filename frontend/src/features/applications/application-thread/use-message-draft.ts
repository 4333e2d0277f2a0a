import { useEffect, useRef, useState } from 'react';
import { draftsOfThisDevice } from '../../../lib/record-form/device-drafts.ts';
import { DraftKeeper } from '../../../lib/record-form/draft-keeper.ts';
import { browserTimers } from '../../../lib/record-form/timing.ts';
import { onBeforeReload } from '../../../lib/unsaved.ts';
import { useMember } from '../../../lib/use-member.ts';

/** Name of the form on this device: uploads and the text that is not sent yet belong to it. */
export const messageForm = (applicationId: number): string => `application-message:${applicationId}`;

interface MessageDraft {
  text: string;
  write: (text: string) => void;
  /** The message is sent. */
  clear: () => void;
}

/** The text of a message as it is written: it stays on this device until it is sent. */
export function useMessageDraft(applicationId: number): MessageDraft {
  const { id: userId } = useMember();
  const [text, setText] = useState('');
  const [keeper] = useState(() => new DraftKeeper(draftsOfThisDevice(), browserTimers));
  const isTouched = useRef(false);
  const form = messageForm(applicationId);
  useEffect(() => {
    let isMounted = true;
    async function take(): Promise<void> {
      const draft = await draftsOfThisDevice()
        .find({ userId, form })
        .catch(() => undefined);
      const stored = draft?.values['text'];
      if (isMounted && !isTouched.current && typeof stored === 'string') setText(stored);
    }
    void take();
    const stop = onBeforeReload({ save: () => keeper.flush(), isSaved: () => keeper.isKept });
    return () => {
      isMounted = false;
      stop();
      void keeper.close();
    };
  }, [keeper, userId, form]);
  return {
    text,
    write(next) {
      isTouched.current = true;
      setText(next);
      if (next === '') void keeper.forget({ userId, form });
      else keeper.keep({ userId, form, base: {}, values: { text: next }, keptAt: Date.now() });
    },
    clear() {
      setText('');
      void keeper.forget({ userId, form });
    },
  };
}
