<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** The JSON schema of a field's value, for WordPress's meta registry. */
final class FieldSchema
{
    /** @return array{type: string, ...} */
    public static function of(Field $field): array
    {
        return match ($field->kind) {
            FieldKind::Image, FieldKind::File, FieldKind::Relation, FieldKind::User => ['type' => 'integer', 'minimum' => 1],
            FieldKind::Files, FieldKind::Users => self::list(['type' => 'integer', 'minimum' => 1], $field->max),
            FieldKind::Countries => self::list(['type' => 'string', 'pattern' => '^[A-Z]{2}$'], $field->max),
            FieldKind::Sectors => self::list(['type' => 'string'], $field->max),
            FieldKind::Dates => self::list(['type' => 'string'], $field->max),
            FieldKind::Choices => self::list(['type' => 'string', 'enum' => $field->choices], $field->max),
            FieldKind::Rows => self::list(self::object($field->columns), $field->max),
            FieldKind::Map => self::object($field->columns),
            FieldKind::People => self::list(self::person($field), $field->max),
            FieldKind::Number => ['type' => 'integer', 'minimum' => $field->min, ...($field->max === null ? [] : ['maximum' => $field->max])],
            FieldKind::Choice => ['type' => 'string', 'enum' => ['', ...$field->choices]],
            default => $field->max === null ? ['type' => 'string'] : ['type' => 'string', 'maxLength' => $field->max],
        };
    }

    /**
     * @param array<string, mixed> $items
     * @return array{type: string, ...}
     */
    private static function list(array $items, ?int $max): array
    {
        return ['type' => 'array', 'items' => $items, ...($max === null ? [] : ['maxItems' => $max])];
    }

    /**
     * @param list<Field> $columns
     * @return array{type: string, ...}
     */
    private static function object(array $columns): array
    {
        $properties = [];
        foreach ($columns as $column) {
            $properties[$column->columnName()] = self::of($column);
        }

        return ['type' => 'object', 'properties' => $properties, 'additionalProperties' => false];
    }

    /** @return array{type: string, ...} */
    private static function person(Field $people): array
    {
        return self::object([
            new Field('groupId', FieldKind::Relation),
            ...array_values(array_filter($people->columns, static fn (Field $column): bool => $column->kind !== FieldKind::Relation)),
        ]);
    }
}
