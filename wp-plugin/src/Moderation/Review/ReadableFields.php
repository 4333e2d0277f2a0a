<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Review;

use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\GraphQL\Forms\FieldTypes;
use Passerelle\Content\Record;
use Passerelle\Content\RecordFiles;
use Passerelle\Content\Records;
use Passerelle\Content\Values;
use Passerelle\Languages\DateText;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Reference\GraphQL\Names;

/** The fields of a record as texts, for those who may read all of them. */
final readonly class ReadableFields
{
    private const BETWEEN_COLUMNS = ' · ';

    public function __construct(
        private Definitions $definitions,
        private Records $records,
        private RecordFiles $files,
        private Names $names,
        private FieldTexts $texts,
    ) {
    }

    /** @return list<ReadableField> title and every field that its owner writes, in the order of the form, also the empty ones */
    public function of(Record $record, Lang $language): array
    {
        $definition = $this->definitions->of($record->type);
        $title = $definition->titleKey();
        $fields = $title === null ? [] : [$this->field($record->type, $title, FieldKind::Text, $language, [$record->title])];
        foreach (FieldTypes::writable($definition) as $field) {
            $values = $this->values($record->type, $field, $record->values, $language);
            $fields[] = $this->field($record->type, $field->key, $field->kind, $language, $values, $this->imageIds($field, $record->values));
        }

        return $fields;
    }

    /**
     * What differs between a record and itself as it would be.
     *
     * @return list<array{field: ReadableField, before: list<string>}> the field as it would be, and its values before
     */
    public function differences(Record $before, Record $after, Lang $language): array
    {
        $former = [];
        foreach ($this->all($before, $language) as $field) {
            $former[$field->key] = $field->values;
        }
        $differences = [];
        foreach ($this->all($after, $language) as $field) {
            if ($former[$field->key] !== $field->values) {
                $differences[] = ['field' => $field, 'before' => $former[$field->key]];
            }
        }

        return $differences;
    }

    /** @return list<ReadableField> also what a record has besides the fields of its type */
    private function all(Record $record, Lang $language): array
    {
        $audience = $this->texts->choice('audience', $record->audience->value, $language);

        return [
            ...$this->of($record, $language),
            $this->field($record->type, 'slug', FieldKind::Text, $language, [$record->slug]),
            $this->field($record->type, 'audience', FieldKind::Choice, $language, [$audience]),
        ];
    }

    /**
     * @param list<string> $values
     * @param list<int> $imageIds
     */
    private function field(ContentType $type, string $key, FieldKind $kind, Lang $language, array $values, array $imageIds = []): ReadableField
    {
        return new ReadableField($key, $kind->value, $this->texts->field($type, $key)['label'][$language->value], $values, $imageIds);
    }

    /** @return list<int> */
    private function imageIds(Field $field, Values $values): array
    {
        $ids = match ($field->kind) {
            FieldKind::Image => [$values->int($field->key)],
            FieldKind::Files => $values->ints($field->key),
            default => [],
        };
        $files = array_filter($this->describe($field, $ids), static fn (array $file): bool => str_starts_with($file['mime'], 'image/'));

        return array_column($files, 'id');
    }

    /** @return list<string> */
    private function values(ContentType $type, Field $field, Values $values, Lang $language): array
    {
        $key = $field->key;
        $found = match ($field->kind) {
            FieldKind::Choice => array_map(fn (string $value): string => $this->choice($field, $value, $language), array_filter([$values->textOrNull($key)], is_string(...))),
            FieldKind::Choices => array_map(fn (string $value): string => $this->choice($field, $value, $language), $values->texts($key)),
            FieldKind::Dates => $values->texts($key),
            FieldKind::Country => array_column($this->names->countries([$values->text($key)], $language), 'name'),
            FieldKind::Countries => array_column($this->names->countries($values->codes($key), $language), 'name'),
            FieldKind::Sectors => array_column($this->names->sectors($values->codes($key), $language), 'name'),
            FieldKind::Image, FieldKind::File => $this->fileNames($field, [$values->int($key)]),
            FieldKind::Files => $this->fileNames($field, $values->ints($key)),
            FieldKind::Relation => $this->titles([$values->int($key)], $language),
            FieldKind::Number => array_map(strval(...), array_filter([$values->number($key)], is_int(...))),
            FieldKind::Map => $this->map($type, $field, $values->group($key), $language),
            FieldKind::Rows, FieldKind::People => array_map(fn (Values $row): string => $this->row($type, $field, $row, $language), $values->rows($key)),
            // Accounts are not among what owners write.
            FieldKind::User, FieldKind::Users => [],
            default => [$values->text($key)],
        };

        return array_values(array_filter($found, static fn (string $text): bool => $text !== ''));
    }

    /**
     * @param list<int|null> $ids
     * @return list<string>
     */
    private function fileNames(Field $field, array $ids): array
    {
        return array_column($this->describe($field, $ids), 'name');
    }

    /**
     * @param list<int|null> $ids
     * @return list<array{id: int, mime: string, name: string, size: int}>
     */
    private function describe(Field $field, array $ids): array
    {
        return $this->files->describe(array_map(static fn (int $id): array => [$id, $field], array_values(array_filter($ids, is_int(...)))));
    }

    /** @return list<string> each value with the label of its column */
    private function map(ContentType $type, Field $field, Values $values, Lang $language): array
    {
        $lines = [];
        foreach ($field->columns as $column) {
            foreach ($this->columnTexts($type, $column, $values, $language) as $text) {
                $lines[] = $this->texts->field($type, $column->key, $field)['label'][$language->value] . self::BETWEEN_COLUMNS . $text;
            }
        }

        return $lines;
    }

    private function row(ContentType $type, Field $field, Values $row, Lang $language): string
    {
        $columns = array_map(fn (Field $column): array => $this->columnTexts($type, $column, $row, $language), $field->columns);
        $named = $field->kind === FieldKind::People ? $this->titles([$row->int('groupId')], $language) : [];

        return implode(self::BETWEEN_COLUMNS, array_merge($named, ...$columns));
    }

    /** @return list<string> dates as texts, since their kind is not sent with the row */
    private function columnTexts(ContentType $type, Field $column, Values $row, Lang $language): array
    {
        $values = $this->values($type, $column, $row, $language);

        return $column->kind === FieldKind::Date ? array_map(static fn (string $day): string => DateText::day($day, $language), $values) : $values;
    }

    /**
     * @param list<int|null> $groupIds
     * @return list<string> titles of records in the reader's language, or in the other
     */
    private function titles(array $groupIds, Lang $language): array
    {
        $ids = array_values(array_filter($groupIds, is_int(...)));
        $groups = $ids === [] ? [] : $this->records->findGroups($ids);

        return array_values(array_map(static fn (array $group): string => ($group[$language->value] ?? array_values($group)[0])->title, array_filter($groups)));
    }

    private function choice(Field $field, string $value, Lang $language): string
    {
        return $field->choiceList !== '' && in_array($value, $field->choices, true) ? $this->texts->choice($field->choiceList, $value, $language) : $value;
    }
}
