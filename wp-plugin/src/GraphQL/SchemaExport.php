<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use GraphQL\Type\Definition\FieldDefinition;
use GraphQL\Type\Definition\NamedType;
use GraphQL\Type\Definition\ObjectType;
use GraphQL\Type\Definition\Type as GraphQLType;
use GraphQL\Type\Introspection;
use GraphQL\Type\Schema as GraphQLSchema;
use GraphQL\Utils\BuildClientSchema;
use GraphQL\Utils\SchemaPrinter;
use RuntimeException;

/**
 * Exports the schema: the plugin's types and root fields, sorted and without descriptions, so that all engines give the same text.
 */
final class SchemaExport
{
    private const ORDER = [
        'sortArguments' => true,
        'sortEnumValues' => true,
        'sortFields' => true,
        'sortInputFields' => true,
        'sortTypes' => true,
    ];

    /** @throws RuntimeException without an engine, or without the right to read the schema */
    public static function text(): string
    {
        if (!function_exists('graphql')) {
            throw new RuntimeException('No GraphQL engine is active.');
        }
        $answer = graphql(['query' => Introspection::getIntrospectionQuery()]);
        $schema = is_array($answer['data'] ?? null) ? ($answer['data']['__schema'] ?? null) : null;
        if (!is_array($schema)) {
            throw new RuntimeException('The schema can only be read by an administrator: ' . json_encode($answer));
        }

        return self::print(BuildClientSchema::build(['__schema' => self::withoutDescriptions($schema)]));
    }

    /**
     * @param array<mixed> $node of an introspection
     * @return array<mixed>
     */
    private static function withoutDescriptions(array $node): array
    {
        $result = [];
        foreach ($node as $key => $value) {
            $result[$key] = is_array($value) ? self::withoutDescriptions($value) : ($key === 'description' ? null : $value);
        }

        return $result;
    }

    public static function print(GraphQLSchema $schema): string
    {
        $query = self::root($schema->getQueryType());
        $mutation = self::root($schema->getMutationType());
        $types = array_filter([
            ...array_filter($schema->getTypeMap(), static fn (NamedType $type): bool => OwnNames::has($type->name())),
            'RootQuery' => $query,
            'RootMutation' => $mutation,
        ], static fn (?GraphQLType $type): bool => $type !== null);
        ksort($types, SORT_STRING);
        $blocks = array_map(static fn (GraphQLType $type): string => SchemaPrinter::printType($type, self::ORDER), $types);
        $roots = ($query === null ? '' : "  query: {$query->name}\n") . ($mutation === null ? '' : "  mutation: {$mutation->name}\n");

        return "schema {\n{$roots}}\n\n" . implode("\n\n", $blocks) . "\n";
    }

    /** A root type with the plugin's fields only; null without any. */
    private static function root(?ObjectType $type): ?ObjectType
    {
        $fields = array_filter($type?->getFields() ?? [], static fn (FieldDefinition $field): bool => OwnNames::has($field->name));

        return $type === null || $fields === [] ? null : new ObjectType(['name' => $type->name, 'fields' => $fields]);
    }
}
