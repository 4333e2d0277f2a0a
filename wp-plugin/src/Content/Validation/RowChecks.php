<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use Closure;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\References;
use Passerelle\Content\Required;

/** Repeated groups of values. Rows in which nothing is filled are dropped. */
final readonly class RowChecks
{
    private const PERSON_TEXTS = ['firstName', 'lastName', 'structureName', 'role'];
    private const NAME_MAX = 120;

    public function __construct(private References $references, private TextChecks $texts)
    {
    }

    /**
     * @param Closure(Field, mixed, string): mixed $check checks one value of a column
     * @return list<array<string, mixed>>|null
     */
    public function rows(Field $field, mixed $raw, string $path, Context $context, Closure $check): ?array
    {
        $rows = $this->list($field, $raw, $path, $context);
        $columns = array_column(array_map(static fn (Field $column): array => [$column->key, $column], $field->columns), 1, 0);
        $clean = [];
        foreach ($rows ?? [] as $number => $row) {
            $values = [];
            foreach ($row as $key => $value) {
                $column = $columns[$key] ?? null;
                $values[$key] = $column === null
                    ? $context->unexpected("{$path}.{$number}.{$key}")
                    : ($value === null ? null : $check($column, $value, "{$path}.{$number}.{$key}"));
            }
            $values = array_filter($values, static fn (mixed $value): bool => $value !== null);
            if ($values === [] && !$context->isRefused("{$path}.{$number}")) {
                continue;
            }
            $this->requireColumns($field, $values, "{$path}.{$number}", $context);
            $clean[] = $values;
        }

        return $context->isRefused($path) ? null : $clean;
    }

    /**
     * People: a published record of the directory, or a name with, at most, an address that never leaves.
     *
     * @return list<array<string, mixed>>|null
     */
    public function people(Field $field, mixed $raw, string $path, Context $context): ?array
    {
        $people = [];
        foreach ($this->list($field, $raw, $path, $context) ?? [] as $number => $row) {
            $person = $this->person($field, $row, "{$path}.{$number}", $context);
            if ($person !== [] || $context->isRefused("{$path}.{$number}")) {
                $people[] = $person;
            }
        }
        $this->requireGroups($people, $field, $path, $context);

        return $context->isRefused($path) ? null : $people;
    }

    /**
     * @param array<string, mixed> $row
     * @return array<string, mixed>
     */
    private function person(Field $field, array $row, string $path, Context $context): array
    {
        $person = [];
        foreach ($row as $key => $value) {
            $at = "{$path}.{$key}";
            $person[$key] = $value === null || $value === '' ? null : match (true) {
                $key === 'groupId' => is_numeric($value) && (int) $value > 0 ? (int) $value : $context->unexpected($at),
                $key === 'email' => $this->texts->check(new Field('email', FieldKind::Email, max: self::NAME_MAX * 2), $value, $at, $context),
                $key === 'structureType' => in_array($value, $field->choices, true) ? $value : $context->unexpected($at),
                in_array($key, self::PERSON_TEXTS, true) => $this->texts->check(new Field($key, FieldKind::Text, max: self::NAME_MAX), $value, $at, $context),
                default => $context->unexpected($at),
            };
        }
        $person = array_filter($person, static fn (mixed $value): bool => $value !== null);
        if ($person === [] || $context->isRefused($path)) {
            return $person;
        }
        if (isset($person['groupId'])) {
            return array_intersect_key($person, ['groupId' => true, 'role' => true]);
        }
        if (!isset($person['structureName']) && !isset($person['lastName'])) {
            $context->refuse("{$path}.lastName", 'required');
        }

        return $person;
    }

    /**
     * @param list<array<string, mixed>> $people
     */
    private function requireGroups(array $people, Field $field, string $path, Context $context): void
    {
        $ids = [];
        foreach ($people as $number => $person) {
            if (is_int($person['groupId'] ?? null)) {
                $ids[$number] = $person['groupId'];
            }
        }
        $known = $ids === [] ? [] : $this->references->existingGroups(array_values(array_unique($ids)), $field->targets);
        foreach (array_diff($ids, $known) as $number => $id) {
            $context->unexpected("{$path}.{$number}.groupId");
        }
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
            return $context->refuse($path, 'too_long', ['max' => $field->max]);
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
