<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Converts between the values of fields and stored meta. */
final class MetaValue
{
    private const STORED_INSTANT = '/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/';

    /**
     * Instants are stored in the format of the database: the SQLite integration rewrites texts that look like
     * "2026-12-01T04:11:14Z", other engines do not.
     */
    public static function toStore(Field $field, mixed $value): mixed
    {
        return match (true) {
            $field->kind === FieldKind::Instant && is_string($value) => strtr($value, ['T' => ' ', 'Z' => '']),
            $field->kind === FieldKind::Rows && is_array($value) => self::renamed($value, self::columnNames($field)),
            default => $value,
        };
    }

    public static function fromStore(Field $field, mixed $stored): mixed
    {
        if ($field->kind === FieldKind::Instant && is_string($stored)) {
            return preg_replace(self::STORED_INSTANT, '$1T$2Z', $stored);
        }

        if ($field->kind === FieldKind::Rows && is_array($stored)) {
            return self::renamed($stored, array_flip(self::columnNames($field)));
        }

        return in_array($field->kind, [FieldKind::Number, ...FieldKind::singleIds()], true) && is_numeric($stored) ? (int) $stored : $stored;
    }

    /** @return array<string, string> stored name by key */
    private static function columnNames(Field $field): array
    {
        $names = [];
        foreach ($field->columns as $column) {
            $names[$column->key] = $column->columnName();
        }

        return $names;
    }

    /**
     * @param array<mixed> $rows
     * @param array<string, string> $names new name by old name
     * @return array<mixed>
     */
    private static function renamed(array $rows, array $names): array
    {
        return array_map(static function (mixed $row) use ($names): mixed {
            if (!is_array($row)) {
                return $row;
            }
            $keys = array_map(static fn (int|string $key): int|string => $names[$key] ?? $key, array_keys($row));

            return array_combine($keys, $row);
        }, $rows);
    }
}
