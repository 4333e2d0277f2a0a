import type { ReactNode } from 'react';

interface FormOutcomeProps {
  children: ReactNode;
  className?: string | undefined;
}

/** What the form before has done; it takes the focus when the page loads. */
export function FormOutcome({ children, className }: FormOutcomeProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- where a screen reader must begin after a form was sent
    <output tabIndex={-1} autoFocus className={className}>
      {children}
    </output>
  );
}
