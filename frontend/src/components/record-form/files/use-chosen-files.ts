import { useState } from 'react';
import type { FieldErrorCode } from '../../../../shared/config/field-errors.ts';
import type { UploadRules } from '../../../lib/forms/form-definition.ts';
import type { Area } from '../../../lib/images/fit-image.ts';
import { useSite } from '../../../lib/site.ts';
import type { UploadQueue } from '../../../lib/uploads/upload-queue.ts';
import { acceptFile, isOfType } from './accept-file.ts';
import { kindText } from './kind-text.ts';

/** A chosen file that the field does not take. */
export interface RefusedFile {
  readonly key: string;
  readonly name: string;
  readonly code: FieldErrorCode;
  /** Type of the refused file, when that is the reason. */
  readonly text?: string | undefined;
}

interface ChosenFiles {
  choose: (files: readonly File[]) => void;
  /** Waits for its crop. */
  toCrop: File | undefined;
  /** undefined: it is not sent. */
  cropped: (area: Area | undefined) => void;
  refused: readonly RefusedFile[];
  /** The browser cannot read the image that waits for its crop. */
  unreadable: () => void;
  dismiss: (key: string) => void;
  /** Images are being reduced. */
  isPreparing: boolean;
}

interface Place {
  readonly queue: UploadQueue;
  /** Name of the form on this device. */
  readonly form: string;
  /** Path of the field's value. */
  readonly path: string;
  readonly isSeveral: boolean;
  /** How many files the field still takes. */
  readonly room: number;
}

/** A single file that is still on its way is replaced. */
export function useChosenFiles(
  rules: UploadRules,
  { queue, form, path, isSeveral, room }: Place,
): ChosenFiles {
  const { language } = useSite();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [toCrop, setToCrop] = useState<File>();
  const [preparing, setPreparing] = useState(0);

  function refuse(file: Pick<RefusedFile, 'name'>, code: FieldErrorCode, text?: string): void {
    setRefused((before) => [...before, { key: crypto.randomUUID(), name: file.name, code, text }]);
  }

  function cancelUnfinished(): void {
    for (const upload of queue.uploads())
      if (upload.form === form && upload.field === path && upload.state !== 'ready') queue.cancel(upload.key);
  }

  async function send(file: File, area?: Area): Promise<void> {
    setPreparing((count) => count + 1);
    const accepted = await acceptFile(file, rules, area);
    const text = typeof accepted === 'string' ? await kindText(accepted, language) : undefined;
    setPreparing((count) => count - 1);
    if (typeof accepted === 'string') {
      refuse(file, accepted, text);
      return;
    }
    if (!isSeveral) cancelUnfinished();
    queue.add({ form, field: path }, { ...accepted, purpose: rules.purpose });
  }

  function choose(files: readonly File[]): void {
    setRefused([]);
    for (const file of files.slice(room)) refuse(file, 'too_many_files');
    for (const file of files.slice(0, room)) {
      if (rules.crop && isOfType(file, rules) && file.type.startsWith('image/')) setToCrop(file);
      else void send(file);
    }
  }

  return {
    choose,
    toCrop,
    cropped(area) {
      if (toCrop && area) void send(toCrop, area);
      setToCrop(undefined);
    },
    refused,
    unreadable() {
      if (toCrop) refuse(toCrop, 'file_corrupt');
      setToCrop(undefined);
    },
    dismiss: (key) => setRefused((before) => before.filter((file) => file.key !== key)),
    isPreparing: preparing > 0,
  };
}
