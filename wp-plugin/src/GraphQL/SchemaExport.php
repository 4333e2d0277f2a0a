<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use RuntimeException;

/**
 * The API as a schema document: our types and our root fields, in alphabetical order and without descriptions, so
 * that every engine gives the same text.
 */
final readonly class SchemaExport
{
    private const PREFIX = 'passerelle';
    private const ROOTS = ['query' => 'RootQuery', 'mutation' => 'RootMutation'];
    private const QUERY = <<<'GRAPHQL'
        { __schema { types { kind name enumValues { name } possibleTypes { name }
          inputFields { name defaultValue type { ...Type } }
          fields { name type { ...Type } args { name defaultValue type { ...Type } } } } } }
        fragment Type on __Type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }
        GRAPHQL;

    /** @throws RuntimeException without an engine or for somebody who may not read the schema */
    public static function text(): string
    {
        if (!function_exists('graphql')) {
            throw new RuntimeException('No GraphQL engine is active.');
        }
        $answer = graphql(['query' => self::QUERY]);
        $types = $answer['data']['__schema']['types'] ?? null;
        if (!is_array($types)) {
            throw new RuntimeException('The schema can only be read by an administrator: ' . json_encode($answer['errors'] ?? null));
        }

        return self::print($types);
    }

    /** @param list<array<string, mixed>> $types in the form of an introspection */
    public static function print(array $types): string
    {
        $blocks = [];
        $roots = [];
        foreach ($types as $type) {
            $root = array_search($type['name'], self::ROOTS, true);
            if ($root !== false) {
                $type['fields'] = array_values(array_filter($type['fields'], static fn (array $field): bool => self::isOurs($field['name'])));
                $roots[$root] = $type['fields'] === [] ? null : "  {$root}: {$type['name']}\n";
            }
            if (($root === false && self::isOurs($type['name'])) || ($roots[$root] ?? null) !== null) {
                $blocks[$type['name']] = self::type($type);
            }
        }
        ksort($blocks);

        return implode("\n", ['schema {' . "\n" . implode('', array_filter(self::inOrder($roots))) . "}\n", ...array_values($blocks)]);
    }

    private static function isOurs(string $name): bool
    {
        return str_starts_with(strtolower($name), self::PREFIX);
    }

    /**
     * @param array<string, string|null> $roots
     * @return list<string|null>
     */
    private static function inOrder(array $roots): array
    {
        return [$roots['query'] ?? null, $roots['mutation'] ?? null];
    }

    /** @param array<string, mixed> $type */
    private static function type(array $type): string
    {
        $name = $type['name'];

        return match ($type['kind']) {
            'ENUM' => "enum {$name} {\n" . self::lines(array_column($type['enumValues'], 'name')) . "}\n",
            'INPUT_OBJECT' => "input {$name} {\n" . self::lines(array_map(self::input(...), $type['inputFields'])) . "}\n",
            'UNION' => "union {$name} = " . implode(' | ', self::sorted(array_column($type['possibleTypes'], 'name'))) . "\n",
            default => "type {$name} {\n" . self::lines(array_map(self::field(...), $type['fields'])) . "}\n",
        };
    }

    /** @param array<string, mixed> $field */
    private static function field(array $field): string
    {
        $arguments = self::sorted(array_map(self::input(...), $field['args']));

        return $field['name'] . ($arguments === [] ? '' : '(' . implode(', ', $arguments) . ')') . ': ' . self::reference($field['type']);
    }

    /** @param array<string, mixed> $input */
    private static function input(array $input): string
    {
        $default = $input['defaultValue'] === null ? '' : " = {$input['defaultValue']}";

        return "{$input['name']}: " . self::reference($input['type']) . $default;
    }

    /** @param array<string, mixed> $type */
    private static function reference(array $type): string
    {
        return match ($type['kind']) {
            'NON_NULL' => self::reference($type['ofType']) . '!',
            'LIST' => '[' . self::reference($type['ofType']) . ']',
            default => $type['name'],
        };
    }

    /** @param list<string> $lines */
    private static function lines(array $lines): string
    {
        return implode('', array_map(static fn (string $line): string => "  {$line}\n", self::sorted($lines)));
    }

    /**
     * @param list<string> $texts
     * @return list<string>
     */
    private static function sorted(array $texts): array
    {
        sort($texts, SORT_STRING);

        return $texts;
    }
}
