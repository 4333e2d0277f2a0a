<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use Closure;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\References;
use Passerelle\Content\Required;

/** Repeated groups of values. Empty rows are dropped. */
final readonly class RowChecks
{
    /** Stored rows refer to a record of the directory by its group id. */
    public const GROUP = 'groupId';

    public function __construct(private References $references)
    {
    }

    /**
     * @param Closure(Field, mixed, string): mixed $check checks one value of a column
     * @return list<array<string, mixed>>|null
     */
    public function rows(Field $field, mixed $raw, string $path, Context $context, Closure $check): ?array
    {
        $clean = [];
        foreach ($this->list($field, $raw, $path, $context) ?? [] as $number => $row) {
            $at = "{$path}.{$number}";
            $values = $this->columns($field, $row, $at, $context, $check);
            if ($values === [] && !$context->isRefused($at)) {
                continue;
            }
            $this->requireColumns($field, $values, $at, $context);
            $clean[] = $values;
        }

        return $context->isRefused($path) ? null : $clean;
    }

    /**
     * One set of values.
     *
     * @param Closure(Field, mixed, string): mixed $check checks one value of a column
     * @return array<string, mixed>|null null when empty or refused
     */
    public function map(Field $field, mixed $raw, string $path, Context $context, Closure $check): ?array
    {
        if (!is_array($raw) || ($raw !== [] && array_is_list($raw))) {
            return $context->unexpected($path);
        }
        $values = $this->columns($field, array_combine(array_map(strval(...), array_keys($raw)), $raw), $path, $context, $check);
        $values = array_filter($values, static fn (mixed $value): bool => $value !== []);
        ksort($values);

        return $values === [] || $context->isRefused($path) ? null : $values;
    }

    /**
     * People: a published record of the directory, or a name and optionally an e-mail address, which is never published.
     *
     * @param Closure(Field, mixed, string): mixed $check checks one value of a column
     * @return list<array<string, mixed>>|null
     */
    public function people(Field $field, mixed $raw, string $path, Context $context, Closure $check): ?array
    {
        $people = [];
        foreach ($this->list($field, $raw, $path, $context) ?? [] as $number => $row) {
            $at = "{$path}.{$number}";
            $person = $this->columns($field, $row, $at, $context, fn (Field $column, mixed $value, string $valueAt): mixed
                => $column->kind === FieldKind::Relation ? $this->id($value, $valueAt, $context) : $check($column, $value, $valueAt));
            if ($person !== [] || $context->isRefused($at)) {
                $people[$number] = $person;
            }
        }
        $this->requireNames($people, $field, $path, $context);
        $this->requireGroups($people, $field, $path, $context);

        return $context->isRefused($path) ? null : array_values(array_map(self::stored(...), $people));
    }

    /**
     * @param array<string, mixed> $row
     * @param Closure(Field, mixed, string): mixed $check
     * @return array<string, mixed> what is filled
     */
    private function columns(Field $field, array $row, string $path, Context $context, Closure $check): array
    {
        $columns = array_column(array_map(static fn (Field $column): array => [$column->key, $column], self::columnsOf($field)), 1, 0);
        $values = [];
        foreach ($row as $key => $value) {
            $column = $columns[$key] ?? null;
            $values[$key] = match (true) {
                $column === null => $context->unexpected("{$path}.{$key}"),
                $value === null => null,
                default => $check($column, $value, "{$path}.{$key}"),
            };
        }

        return array_filter($values, static fn (mixed $value): bool => $value !== null);
    }

    /** @return list<Field> */
    private static function columnsOf(Field $field): array
    {
        return $field->kind === FieldKind::People
            ? [...$field->columns, new Field(self::GROUP, FieldKind::Relation, targets: $field->targets)]
            : $field->columns;
    }

    private function id(mixed $raw, string $path, Context $context): ?int
    {
        if ($raw === '' || $raw === 0 || $raw === '0') {
            return null;
        }

        return is_numeric($raw) && (int) $raw > 0 ? (int) $raw : $context->unexpected($path);
    }

    /** @param array<int, array<string, mixed>> $people by row number */
    private function requireNames(array $people, Field $field, string $path, Context $context): void
    {
        $naming = ['lastName' => true, 'structureName' => true];
        foreach (self::columnsOf($field) as $column) {
            $naming += $column->kind === FieldKind::Relation ? [$column->key => true] : [];
        }
        foreach ($people as $number => $person) {
            if (array_intersect_key($person, $naming) === [] && !$context->isRefused("{$path}.{$number}")) {
                $context->refuse("{$path}.{$number}.lastName", 'required');
            }
        }
    }

    /** @param array<int, array<string, mixed>> $people by row number */
    private function requireGroups(array $people, Field $field, string $path, Context $context): void
    {
        foreach (self::columnsOf($field) as $column) {
            $ids = $column->kind === FieldKind::Relation ? array_filter(array_map(
                static fn (array $person): mixed => $person[$column->key] ?? null,
                $people,
            ), is_int(...)) : [];
            $added = array_values(array_unique(array_diff($ids, $context->storedGroups($field))));
            $known = $added === [] ? [] : $this->references->readableGroups($added, $column->targets, $context->actor);
            foreach (array_keys(array_intersect($ids, array_diff($added, $known))) as $number) {
                $context->unexpected("{$path}.{$number}.{$column->key}");
            }
        }
    }

    /**
     * @param array<string, mixed> $person
     * @return array<string, mixed>
     */
    private static function stored(array $person): array
    {
        $group = $person['profileId'] ?? $person['structureId'] ?? $person[self::GROUP] ?? null;

        return $group === null ? $person : [self::GROUP => $group, ...array_intersect_key($person, ['role' => true])];
    }

    /**
     * @param array<string, mixed> $values
     */
    private function requireColumns(Field $field, array $values, string $path, Context $context): void
    {
        foreach ($field->columns as $column) {
            $at = "{$path}.{$column->key}";
            if ($column->required === Required::ToSave && !isset($values[$column->key]) && !$context->isRefused($at)) {
                $context->refuse($at, 'required');
            }
        }
    }

    /** @return list<array<string, mixed>>|null */
    private function list(Field $field, mixed $raw, string $path, Context $context): ?array
    {
        if (!is_array($raw) || !array_is_list($raw)) {
            return $context->unexpected($path);
        }
        if ($field->max !== null && count($raw) > $field->max) {
            return $context->refuse($path, 'too_many_rows', ['max' => $field->max]);
        }
        $rows = [];
        foreach ($raw as $number => $row) {
            if (!is_array($row)) {
                return $context->unexpected("{$path}.{$number}");
            }
            $rows[] = array_combine(array_map(strval(...), array_keys($row)), $row);
        }

        return $rows;
    }
}
