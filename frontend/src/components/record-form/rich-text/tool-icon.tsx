import type { ActionName } from '../../../lib/rich-text/actions.ts';

export type ToolName = ActionName | 'link' | 'unlink';

/** On a grid of 24, drawn with one line. */
const drawings: Record<ToolName, string> = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  paragraph: 'M13 4v16M17 4v16M19 4H9a4 4 0 0 0 0 8h4',
  heading: 'M4 5v14M13 5v14M4 12h9M17 10l3-2v11',
  subheading: 'M4 5v14M12 5v14M4 12h8M16 11a2.5 2.5 0 1 1 4 2l-4 6h5',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  bullets: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15c0-1.500 3-1.500 3 0 0 1-3 2-3 3.500h3',
  indent: 'M11 6h9M11 12h9M11 18h9M4 9l3 3-3 3',
  outdent: 'M11 6h9M11 12h9M11 18h9M7 9l-3 3 3 3',
  quote: 'M5 18c3-1 4-4 4-7H5V6h5v5M14 18c3-1 4-4 4-7h-4V6h5v5',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  unlink: 'M15 14.500 18.700 11A4 4 0 0 0 13 5.300l-1 1M9 9.500 5.300 13a4 4 0 0 0 5.700 5.700l1-1M4 4l16 16',
};

/** Beside a hidden name, in a button. */
export const ToolIcon = ({ name }: { name: ToolName }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={drawings[name]} />
  </svg>
);
