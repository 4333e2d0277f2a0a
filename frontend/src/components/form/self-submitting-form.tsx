import type { ReactNode } from 'react';
import { useFormScript } from '../../lib/use-form-script.ts';

interface Props {
  action: string;
  className: string | undefined;
  /** false: it waits for the reader, who would otherwise go round in circles after a problem. */
  atOnce?: boolean;
  children: ReactNode;
}

/** A form that script submits at once; its button stays for readers without script. */
export function SelfSubmittingForm({ action, className, atOnce = true, children }: Props) {
  useFormScript(atOnce);
  return (
    <form
      action={action}
      method="post"
      className={className}
      {...(atOnce ? { 'data-form': 'send-now' } : {})}
    >
      {children}
    </form>
  );
}
