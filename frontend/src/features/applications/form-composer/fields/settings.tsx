import { withPart } from '../document/with-part.ts';
import { useTranslation } from 'react-i18next';
import type {
  AmountSettings,
  ChoicesSettings,
  ChoiceSettings,
  DateSettings,
  FileSettings,
  LetterSettings,
  NumberSettings,
  ProfileSettings,
  TableSettings,
  TextSettings,
} from '../../../../../shared/application-form/form-document.ts';

import { sourceKeys } from '../keys.ts';
import styles from '../composer.module.css';
import { useCurrencies } from '../use-currencies.ts';
import { ChoicesEditor } from './choices-editor.tsx';
import { decimalOf, integerOf, type Item, type ItemProps } from './item.ts';
import { ListField, SwitchField, ValueField } from './value-field.tsx';

/** An item of a kind with these settings. */
type With<Settings> = Extract<Item, Settings>;

const bytesOfMegabyte = 1_000_000;

/** The settings that the kind of an item has. */
export function Settings({ item, at, onChange }: ItemProps) {
  switch (item.kind) {
    case 'shortText':
    case 'longText':
      return <TextFields {...{ item, at, onChange }} />;
    case 'number':
    case 'amount':
      return <NumberFields {...{ item, at, onChange }} />;
    case 'date':
      return <Limits {...{ item, at, onChange }} of="days" />;
    case 'choice':
    case 'choices':
      return <ChoiceFields {...{ item, at, onChange }} />;
    case 'file':
      return <FileFields {...{ item, at, onChange }} />;
    case 'letter':
      return <LetterFields {...{ item, at, onChange }} />;
    case 'profileValue':
      return <SourceField {...{ item, at, onChange }} />;
    case 'table':
      return <Limits {...{ item, at, onChange }} of="rows" />;
    case 'yesNo':
    case 'country':
    case 'sector':
    case 'link':
    case 'phone':
    case 'email':
    case 'statement':
    default:
      return null;
  }
}

type Limited = With<
  | TextSettings
  | NumberSettings
  | AmountSettings
  | DateSettings
  | ChoicesSettings
  | FileSettings
  | LetterSettings
  | TableSettings
>;

/** Labels of the least and the most, and how both are typed. */
const limitKinds = {
  length: { min: 'settings.min', max: 'settings.max', type: 'integer' },
  decimals: { min: 'settings.min', max: 'settings.max', type: 'decimal' },
  days: { min: 'settings.from', max: 'settings.until', type: 'date' },
  choices: { min: 'settings.minChoices', max: 'settings.maxChoices', type: 'integer' },
  files: { min: 'settings.minFiles', max: 'settings.maxFiles', type: 'integer' },
  rows: { min: 'settings.minRows', max: 'settings.maxRows', type: 'integer' },
  letters: { min: 'settings.minLetters', max: 'settings.maxLetters', type: 'integer' },
} as const;

const reads = {
  integer: integerOf,
  decimal: decimalOf,
  date: (text: string) => text || undefined,
} as const;

/** The least and the most. */
function Limits({ item, at, onChange, of }: ItemProps<Limited> & { of: keyof typeof limitKinds }) {
  const { t } = useTranslation('formComposer');
  const { type, ...keys } = limitKinds[of];
  return (
    <div className={styles['row']}>
      {(['min', 'max'] as const).map((name) => (
        <ValueField
          key={name}
          id={at.idOf(name)}
          label={t(keys[name])}
          error={at.errorOf(name)}
          type={type === 'date' ? 'date' : 'text'}
          {...(type !== 'date' && { inputMode: type === 'integer' ? 'numeric' : 'decimal' })}
          value={String(item[name] ?? '')}
          onChange={(text) => onChange((before) => withPart(before, name, reads[type](text)))}
        />
      ))}
    </div>
  );
}

function TextFields({ item, at, onChange }: ItemProps<With<TextSettings>>) {
  const { t } = useTranslation('formComposer');
  return (
    <>
      <ListField
        id={at.idOf('unit')}
        label={t('settings.unit')}
        value={item.unit ?? 'characters'}
        options={[
          { value: 'characters', label: t('settings.characters') },
          { value: 'words', label: t('settings.words') },
        ]}
        onChange={(unit) =>
          onChange((before) => withPart(before, 'unit', unit === 'words' ? 'words' : undefined))
        }
      />
      <Limits {...{ item, at, onChange }} of="length" />
    </>
  );
}

function NumberFields({ item, at, onChange }: ItemProps<With<NumberSettings | AmountSettings>>) {
  const { t } = useTranslation('formComposer');
  const currencies = useCurrencies();
  return (
    <>
      {item.kind === 'amount' ? (
        <ListField
          id={at.idOf('currency')}
          label={t('settings.currency')}
          error={at.errorOf('currency')}
          value={item.currency}
          options={currencies}
          onChange={(currency) => onChange((before) => withPart(before, 'currency', currency))}
        />
      ) : (
        <ListField
          id={at.idOf('decimals')}
          label={t('settings.decimals')}
          error={at.errorOf('decimals')}
          value={String(item.decimals ?? 0)}
          options={['0', '1', '2', '3'].map((value) => ({ value, label: value }))}
          onChange={(text) => onChange((before) => withPart(before, 'decimals', Number(text) || undefined))}
        />
      )}
      <Limits {...{ item, at, onChange }} of="decimals" />
    </>
  );
}

function ChoiceFields({ item, at, onChange }: ItemProps<With<ChoiceSettings | ChoicesSettings>>) {
  return (
    <>
      <ChoicesEditor
        choices={item.choices}
        at={at}
        onChange={(change) =>
          onChange((before) =>
            'choices' in before ? { ...before, choices: change(before.choices) } : before,
          )
        }
      />
      {item.kind === 'choices' && <Limits {...{ item, at, onChange }} of="choices" />}
    </>
  );
}

const groups = ['document', 'image', 'video'] as const;
const groupKeys = {
  document: 'settings.documents',
  image: 'settings.images',
  video: 'settings.videos',
} as const;

function FileFields({ item, at, onChange }: ItemProps<With<FileSettings>>) {
  const { t } = useTranslation('formComposer');
  return (
    <>
      <fieldset className={styles['group']}>
        <legend>{t('settings.accepts')}</legend>
        {groups.map((group, number) => (
          <SwitchField
            key={group}
            id={number === 0 ? at.idOf('accepts') : at.idOf(`accepts.${group}`)}
            label={t(groupKeys[group])}
            error={number === 0 ? at.errorOf('accepts') : undefined}
            isOn={item.accepts.includes(group)}
            onChange={(isOn) =>
              onChange((before) =>
                'accepts' in before
                  ? {
                      ...before,
                      accepts: groups.filter((each) =>
                        each === group ? isOn : before.accepts.includes(each),
                      ),
                    }
                  : before,
              )
            }
          />
        ))}
      </fieldset>
      <Limits {...{ item, at, onChange }} of="files" />
      <ValueField
        id={at.idOf('maxBytes')}
        label={t('settings.megabytes')}
        error={at.errorOf('maxBytes')}
        inputMode="numeric"
        value={
          typeof item.maxBytes === 'number' ? String(item.maxBytes / bytesOfMegabyte) : (item.maxBytes ?? '')
        }
        onChange={(text) =>
          onChange((before) => {
            const size = integerOf(text);
            return withPart(before, 'maxBytes', typeof size === 'number' ? size * bytesOfMegabyte : size);
          })
        }
      />
    </>
  );
}

function LetterFields({ item, at, onChange }: ItemProps<With<LetterSettings>>) {
  const { t } = useTranslation('formComposer');
  const flag = (name: 'awaited' | 'readable', isOn: boolean) =>
    onChange((before) => withPart(before, name, isOn || undefined));
  return (
    <>
      <Limits {...{ item, at, onChange }} of="letters" />
      <ValueField
        id={at.idOf('daysAfterClosing')}
        label={t('settings.daysAfterClosing')}
        error={at.errorOf('daysAfterClosing')}
        inputMode="numeric"
        value={String(item.daysAfterClosing ?? '')}
        onChange={(text) => onChange((before) => withPart(before, 'daysAfterClosing', integerOf(text)))}
      />
      <SwitchField
        id={at.idOf('awaited')}
        label={t('settings.awaited')}
        isOn={item.awaited ?? false}
        onChange={(isOn) => flag('awaited', isOn)}
      />
      <SwitchField
        id={at.idOf('readable')}
        label={t('settings.readable')}
        isOn={item.readable ?? false}
        onChange={(isOn) => flag('readable', isOn)}
      />
    </>
  );
}

function SourceField({ item, at, onChange }: ItemProps<With<ProfileSettings>>) {
  const { t } = useTranslation('formComposer');
  return (
    <ListField
      id={at.idOf('source')}
      label={t('settings.source')}
      error={at.errorOf('source')}
      value={item.source}
      options={Object.entries(sourceKeys).map(([value, key]) => ({ value, label: t(key) }))}
      onChange={(source) => onChange((before) => withPart(before, 'source', source))}
    />
  );
}
