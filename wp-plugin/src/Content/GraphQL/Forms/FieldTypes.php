<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL\Forms;

use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\GraphQL\Type;

/**
 * The GraphQL types of the fields of a form. All input fields are nullable and choices are Strings, so that errors have the
 * paths and codes of this plugin instead of messages of the GraphQL engine.
 *
 * @phpstan-type GraphQLType string|array<string, mixed>
 */
final class FieldTypes
{
    /** @return list<Field> fields that the owner may write */
    public static function writable(Definition $definition): array
    {
        return array_values(array_filter(
            iterator_to_array($definition->fields(), false),
            static fn (Field $field): bool => $field->isInForm(),
        ));
    }

    /**
     * @param list<Field> $fields
     * @return array<string, array{type: GraphQLType}> by key
     */
    public static function inputs(array $fields): array
    {
        return self::byKey($fields, self::input(...));
    }

    /**
     * @param list<Field> $fields
     * @return array<string, array{type: GraphQLType}> by key
     */
    public static function outputs(array $fields): array
    {
        return self::byKey($fields, self::output(...));
    }

    /** The object type of the rows of a repeated field, or of the values of a map; its input type ends in "Input". */
    public static function rowName(Field $field): string
    {
        return match ($field->kind) {
            FieldKind::People => 'PasserellePeopleRow',
            FieldKind::Map => 'Passerelle' . ucfirst($field->key),
            default => 'Passerelle' . ucfirst($field->key) . 'Row',
        };
    }

    /** @return GraphQLType */
    private static function input(Field $field): string|array
    {
        $item = $field->kind->hasColumns() ? self::rowName($field) . 'Input' : self::scalar($field->kind);

        return $field->kind->isList() ? ['list_of' => $item] : $item;
    }

    /** @return GraphQLType */
    private static function output(Field $field): string|array
    {
        $item = $field->kind->hasColumns() ? self::rowName($field) : self::scalar($field->kind);

        return $field->kind->isList() ? Type::listOf($item) : $item;
    }

    private static function scalar(FieldKind $kind): string
    {
        return match ($kind) {
            FieldKind::Number, FieldKind::Image, FieldKind::File, FieldKind::Files, FieldKind::Relation,
            FieldKind::User, FieldKind::Users, FieldKind::Countries, FieldKind::Sectors => 'Int',
            default => 'String',
        };
    }

    /**
     * @param list<Field> $fields
     * @param callable(Field): GraphQLType $type
     * @return array<string, array{type: GraphQLType}>
     */
    private static function byKey(array $fields, callable $type): array
    {
        $types = [];
        foreach ($fields as $field) {
            $types[$field->key] = ['type' => $type($field)];
        }

        return $types;
    }
}
