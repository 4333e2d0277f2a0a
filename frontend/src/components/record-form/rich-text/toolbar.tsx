import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type RefObject, useEffect, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ActionName,
  actionNames,
  isActive,
  isPossible,
  runAction,
} from '../../../lib/rich-text/actions.ts';
import { linkAddress, removeLink } from '../../../lib/rich-text/link.ts';
import styles from './rich-text.module.css';
import { ToolIcon, type ToolName } from './tool-icon.tsx';

interface ToolbarProps {
  ref: RefObject<HTMLDivElement | null>;
  editor: Editor;
  /** Id of the text that it is for. */
  textId: string;
  onLink: () => void;
}

interface Tool {
  name: ToolName;
  label: string;
  run: () => void;
  isPressed?: boolean | undefined;
  isPossible: boolean;
}

const labelKeys = {
  undo: 'richText.undo',
  redo: 'richText.redo',
  paragraph: 'richText.paragraph',
  heading: 'richText.heading',
  subheading: 'richText.subheading',
  bold: 'richText.bold',
  italic: 'richText.italic',
  bullets: 'richText.bullets',
  numbers: 'richText.numbers',
  indent: 'richText.indent',
  outdent: 'richText.outdent',
  quote: 'richText.quote',
} as const satisfies Record<ActionName, string>;

/** One stop of the tab key; arrows, Home and End move inside it, Escape goes back to the text. */
export function Toolbar({ ref, editor, textId, onLink }: ToolbarProps) {
  const { t } = useTranslation('recordForm');
  const [current, setCurrent] = useState(0);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', refresh);
    return () => void editor.off('transaction', refresh);
  }, [editor]);

  const tools: Tool[] = [
    ...actionNames.map((name) => ({
      name,
      label: t(labelKeys[name]),
      run: () => runAction(editor, name),
      isPressed: isActive(editor, name),
      isPossible: isPossible(editor, name),
    })),
    { name: 'link', label: t('richText.link'), run: onLink, isPossible: true },
    {
      name: 'unlink',
      label: t('richText.unlink'),
      run: () => removeLink(editor),
      isPossible: linkAddress(editor) !== undefined,
    },
  ];

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const places: Record<string, number> = {
      ArrowRight: (current + 1) % tools.length,
      ArrowLeft: (current + tools.length - 1) % tools.length,
      Home: 0,
      End: tools.length - 1,
    };
    const place = places[event.key];
    if (place !== undefined) {
      setCurrent(place);
      event.currentTarget.querySelectorAll('button')[place]?.focus();
    } else if (event.key === 'Escape') editor.commands.focus();
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('richText.tools')}
      aria-controls={textId}
      className={styles['toolbar']}
      onKeyDown={move}
    >
      {tools.map(({ name, label, run, isPressed, isPossible: isEnabled }, place) => (
        <button
          key={label}
          title={label}
          type="button"
          tabIndex={place === current ? 0 : -1}
          aria-pressed={isPressed}
          // Not `disabled`: the focus would be lost.
          aria-disabled={!isEnabled}
          // The selection in the text must survive the press.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(place)}
          onClick={() => {
            if (isEnabled) run();
          }}
        >
          <ToolIcon name={name} />
          <span className="visually-hidden">{label}</span>
        </button>
      ))}
    </div>
  );
}
