<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

/** Type modifiers in the engine's notation. */
final class Type
{
    /** @return array{non_null: string} */
    public static function required(string $type): array
    {
        return ['non_null' => $type];
    }

    /**
     * A non-null list of non-null values.
     *
     * @return array{non_null: array{list_of: array{non_null: string}}}
     */
    public static function listOf(string $type): array
    {
        return ['non_null' => ['list_of' => ['non_null' => $type]]];
    }

    /**
     * An optional input list.
     *
     * @return array{list_of: array{non_null: string}}
     */
    public static function optionalListOf(string $type): array
    {
        return ['list_of' => ['non_null' => $type]];
    }

    /**
     * Object fields that the default resolver reads from the source.
     *
     * @param array<string, string|array<string, mixed>> $types by field name; "Int!" is a required Int
     * @return array<string, array{type: string|array<string, mixed>}>
     */
    public static function fields(array $types): array
    {
        return array_map(
            static fn (string|array $type): array => [
                'type' => is_string($type) && str_ends_with($type, '!') ? self::required(rtrim($type, '!')) : $type,
            ],
            $types,
        );
    }
}
