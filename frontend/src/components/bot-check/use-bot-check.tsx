import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { botForm } from '../../../shared/config/calls/visitor-calls.ts';
import type { BotChallenge } from '../../../shared/forms/bot-challenge.ts';
import { read } from '../../lib/api/read.ts';
import { BotCheckFields } from './bot-check-fields.tsx';
import { type BotProof, botProofOf } from './client/bot-proof.ts';

interface BotCheck {
  /** Fields to render within the form; nothing until the check of the site is known. */
  fields: ReactNode;
  /** Waits for what the form sends as `botProof`; empty where it cannot be had, and the server decides. */
  ready: () => Promise<string>;
  /** Must be called after each answer of the server: a proof is valid once. */
  renew: () => void;
}

/** The bot check of a form that is not rendered with its page: that of public forms, whichever the site has. */
export function useBotCheck(form: RefObject<HTMLFormElement | null>): BotCheck {
  const [challenge, setChallenge] = useState<BotChallenge>();
  const [{ promise: proof, resolve: found }] = useState(() => Promise.withResolvers<BotProof | undefined>());
  useEffect(() => {
    const leaving = new AbortController();
    const fail = () => {
      if (!leaving.signal.aborted) found(undefined);
    };
    read(botForm, { signal: leaving.signal }).then((known) => (known ? setChallenge(known) : fail()), fail);
    return () => leaving.abort();
  }, [found]);
  useEffect(() => {
    if (challenge && form.current) found(botProofOf(form.current));
  }, [challenge, form, found]);
  return {
    fields: challenge && <BotCheckFields {...challenge} />,
    ready: async () => (await (await proof)?.ready()) ?? '',
    renew: () => void proof.then((known) => known?.renew()),
  };
}
