<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form;

use Passerelle\Admin\Pickers\Found;
use Passerelle\Admin\Pickers\RecordSearch;
use Passerelle\Admin\Pickers\UserSearch;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\FieldSet;
use Passerelle\Content\Values;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Kernel\Text\Blanks;

/**
 * Reads the posted form field by field. Validation is left to the save action: a value that cannot be read is passed on as
 * submitted, so that the action rejects it and the form shows it again.
 */
final class FormReader
{
    /** @var array<string, string> */
    private array $searches = [];

    /** @var list<FieldError> */
    private array $errors = [];

    /** @var array<string, list<Upload>> */
    private array $uploads = [];

    /** @var array<string, mixed> */
    private array $stored = [];

    public function __construct(
        private readonly RecordSearch $records,
        private readonly UserSearch $users,
        private readonly Attachments $attachments,
        private readonly int $ownerId,
    ) {
    }

    /**
     * @param array<array-key, mixed> $posted unslashed values of the form by field key
     * @param array<string, list<Upload>> $uploads by path
     * @param array<string, mixed> $stored values of the record as it is
     */
    public function read(FieldSet $fields, array $posted, array $uploads = [], array $stored = []): PostedForm
    {
        $this->stored = $stored;
        $this->searches = [];
        $this->errors = [];
        $this->uploads = $uploads;
        $values = [];
        foreach ($fields as $field) {
            if (array_key_exists($field->key, $posted)) {
                $values[$field->key] = $this->value($field, $posted[$field->key], $field->key, $field->key);
            }
        }

        return new PostedForm($values, $this->searches, $this->errors);
    }

    /**
     * @param string $at path in the posted data
     * @param string $path path in the values: rows are numbered from 0 without gaps
     */
    private function value(Field $field, mixed $raw, string $at, string $path): mixed
    {
        return match ($field->kind) {
            FieldKind::Html => self::html(self::text($raw)),
            FieldKind::LongText => str_replace("\r\n", "\n", self::text($raw)),
            FieldKind::Instant => self::instant($raw),
            FieldKind::Dates => self::days(self::text($raw)),
            FieldKind::Choices, FieldKind::Countries, FieldKind::Sectors => $this->words($raw, $path),
            FieldKind::Image, FieldKind::File, FieldKind::Files => $this->files($field, $raw, $at, $path),
            FieldKind::Relation, FieldKind::User, FieldKind::Users => $this->picked($field, $raw, $path),
            FieldKind::Map => $this->columns($field, $raw, $at, $path),
            FieldKind::People, FieldKind::Rows => $this->rows($field, $raw, $at, $path),
            default => self::text($raw),
        };
    }

    private static function text(mixed $raw): string
    {
        return is_scalar($raw) ? (string) $raw : '';
    }

    /** @return list<string> one on each line, or between commas */
    private static function days(string $text): array
    {
        return array_values(array_filter(array_map(trim(...), preg_split('/[\\s,;]+/', $text) ?: []), static fn (string $day): bool => $day !== ''));
    }

    /** Lines typed into the source view become paragraphs, as in WordPress. */
    private static function html(string $html): string
    {
        return trim($html) === '' || preg_match('~<(p|h[1-6]|ul|ol|blockquote)\b~i', $html) === 1 ? $html : wpautop($html);
    }

    private static function instant(mixed $raw): string
    {
        if (!is_array($raw)) {
            return self::text($raw);
        }
        $date = trim(self::text($raw['date'] ?? ''));
        $time = trim(self::text($raw['time'] ?? ''));

        return $time === '' ? $date : "{$date}T{$time}";
    }

    /** @return list<string> stored values in their stored order, since checkboxes are sorted by name */
    private function words(mixed $raw, string $path): array
    {
        $words = is_array($raw) ? array_filter($raw, static fn (mixed $word): bool => is_string($word) && $word !== '') : [];
        $stored = (new Values($this->stored))->texts($path);

        return array_values(array_unique([...array_intersect($stored, $words), ...$words]));
    }

    /** @return list<int> */
    private static function ids(mixed $raw): array
    {
        $ids = is_array($raw) && is_array($raw['id'] ?? null) ? $raw['id'] : [];

        return array_values(array_unique(array_map(intval(...), array_filter($ids, static fn (mixed $id): bool => is_numeric($id) && (int) $id > 0))));
    }

    /** @return int|list<int>|null */
    private function files(Field $field, mixed $raw, string $at, string $path): int|array|null
    {
        $ids = self::ids($raw);
        $stored = [];
        foreach ($this->uploads[$at] ?? [] as $upload) {
            $id = $this->store($field, $upload, $path);
            if ($id !== null) {
                $stored[] = $id;
            }
        }
        if ($field->kind === FieldKind::Files) {
            return [...$ids, ...$stored];
        }

        return $stored[0] ?? $ids[0] ?? null;
    }

    private function store(Field $field, Upload $upload, string $path): ?int
    {
        $stored = $upload->storeBy(fn (string $path, string $name): int => $this->attachments->store($field, $path, $name, $this->ownerId));
        if (is_int($stored)) {
            return $stored;
        }
        $this->errors[] = new FieldError($path, $stored);

        return null;
    }

    /** @return int|list<int>|null */
    private function picked(Field $field, mixed $raw, string $path): int|array|null
    {
        $ids = self::ids($raw);
        $search = is_array($raw) ? Blanks::trim(self::text($raw['search'] ?? '')) : '';
        if ($search !== '') {
            $found = $this->named($field, $search);
            if (count($found) === 1) {
                $ids = $field->kind === FieldKind::Users ? array_values(array_unique([...$ids, $found[0]->id])) : [$found[0]->id];
            } else {
                $this->searches[$path] = $search;
                $this->errors[] = new FieldError($path, self::problemOf($field, $search, $found === []));
            }
        }

        return $field->kind === FieldKind::Users ? $ids : ($ids[0] ?? null);
    }

    /** @return value-of<FieldErrorCode> */
    private static function problemOf(Field $field, string $search, bool $isUnknown): string
    {
        return match (true) {
            $field->kind === FieldKind::Relation => $isUnknown ? 'unknown_record' : 'ambiguous_record',
            !$isUnknown => 'ambiguous_user',
            default => EmailAddress::isValid(EmailAddress::normalise($search)) ? 'unknown_email' : 'unknown_user',
        };
    }

    /** @return list<Found> */
    private function named(Field $field, string $name): array
    {
        if ($field->kind !== FieldKind::Relation) {
            return $this->users->named($name);
        }

        return $field->targets === [] ? [] : $this->records->named($field->targets, $name);
    }

    /** @return array<string, mixed> values that are not empty, by column */
    private function columns(Field $field, mixed $posted, string $at, string $path): array
    {
        $values = [];
        foreach (PeopleColumns::columns($field) as $column) {
            $raw = is_array($posted) ? $posted[$column->key] ?? null : null;
            $value = $this->value($column, $raw, "{$at}.{$column->key}", "{$path}.{$column->key}");
            if (!in_array($value, ['', null, []], true)) {
                $values[$column->key] = $value;
            }
        }

        return $values;
    }

    /** @return list<array<string, mixed>> rows that are not empty */
    private function rows(Field $field, mixed $raw, string $at, string $path): array
    {
        $rows = [];
        foreach (is_array($raw) ? $raw : [] as $key => $posted) {
            if (!is_int($key) || !is_array($posted)) {
                continue;
            }
            $number = count($rows);
            $before = count($this->errors);
            $row = $this->columns($field, $posted, "{$at}.{$key}", "{$path}.{$number}");
            if ($row !== [] || count($this->errors) > $before) {
                $rows[] = $row;
            }
        }

        return $rows;
    }
}
