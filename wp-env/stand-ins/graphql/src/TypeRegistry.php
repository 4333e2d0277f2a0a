<?php

declare(strict_types=1);

namespace Passerelle\StandIns\GraphQL;

use GraphQL\Error\Error;
use GraphQL\Type\Definition\EnumType;
use GraphQL\Type\Definition\InputObjectType;
use GraphQL\Type\Definition\ObjectType;
use GraphQL\Type\Definition\Type;
use GraphQL\Type\Definition\UnionType;

/**
 * Types by lower-case name, created on demand. As in WPGraphQL, the first registration of a type or field wins, and its own
 * type names are reserved.
 */
final class TypeRegistry
{
    private const SCALARS = ['bool' => 'boolean', 'boolean' => 'boolean', 'float' => 'float', 'number' => 'float',
        'id' => 'id', 'int' => 'int', 'integer' => 'int', 'string' => 'string'];

    /** @var array<string, array<string, mixed>> */
    private array $configs = [];

    /** @var array<string, array<string, array<string, mixed>>> fields added from outside, by lower-case type name */
    private array $added = [];

    /** @var array<string, Type> */
    private array $types = [];

    public function __construct()
    {
        $this->configs['rootquery'] = ['kind' => 'object', 'name' => 'RootQuery', 'fields' => []];
        $this->configs['rootmutation'] = ['kind' => 'object', 'name' => 'RootMutation', 'fields' => []];
    }

    /** @param array<string, mixed> $config */
    public function addType(string $name, array $config): void
    {
        $key = strtolower($name);
        $taken = isset($this->configs[$key]) || isset(self::SCALARS[$key]) || isset(Names::reserved()[$key]);
        if (!$taken && preg_match('/^[_a-zA-Z][_a-zA-Z0-9]*$/', $name) === 1) {
            $this->configs[$key] = ['name' => ucfirst($name)] + $config;
        }
    }

    /** @param array<string, mixed> $config */
    public function addField(string $type, string $name, array $config): void
    {
        $field = Names::field($name, ($config['allowFieldUnderscores'] ?? false) === true);
        $this->added[strtolower($type)][$field] ??= $config;
    }

    public function hasFields(string $type): bool
    {
        return ($this->added[strtolower($type)] ?? []) !== [];
    }

    public function find(string $name): ?Type
    {
        $key = strtolower($name);
        if (isset(self::SCALARS[$key])) {
            return Type::{self::SCALARS[$key]}();
        }
        if (!isset($this->types[$key]) && isset($this->configs[$key])) {
            $this->types[$key] = apply_filters('graphql_get_type', $this->make($this->configs[$key]), $name);
        }

        return $this->types[$key] ?? null;
    }

    public function get(string $name): Type
    {
        return $this->find($name) ?? throw new Error("There is no type named \"{$name}\".");
    }

    /** @return list<Type> all types that were registered, for introspection */
    public function all(): array
    {
        $names = array_diff(array_keys($this->configs), ['rootquery', 'rootmutation']);

        return array_map($this->get(...), array_values($names));
    }

    /** @param array<string, mixed> $config */
    private function make(array $config): Type
    {
        $shared = ['name' => $config['name'], 'description' => $config['description'] ?? null];

        return match ($config['kind']) {
            'enum' => new EnumType($shared + ['values' => self::sorted($config['values'] ?? [])]),
            'input' => new InputObjectType($shared + ['fields' => fn (): array => $this->fieldsOf($config)]),
            'union' => new UnionType($shared + [
                'types' => fn (): array => array_map($this->get(...), array_values($config['typeNames'])),
                'resolveType' => fn (mixed $value): ?Type => $this->find((string) $config['resolveType']($value)),
            ]),
            default => new ObjectType($shared + ['fields' => fn (): array => $this->fieldsOf($config)]),
        };
    }

    /**
     * @param array<string, mixed> $config
     * @return array<string, array<string, mixed>>
     */
    private function fieldsOf(array $config): array
    {
        $fields = [];
        foreach ($config['fields'] ?? [] as $name => $field) {
            $fields[$field['name'] ?? lcfirst($name)] ??= $this->field($field);
        }
        foreach ($this->added[strtolower($config['name'])] ?? [] as $name => $field) {
            $fields[$name] ??= $this->field($field);
        }

        return self::sorted($fields);
    }

    /**
     * @param array<string, mixed> $field
     * @return array<string, mixed>
     */
    private function field(array $field): array
    {
        $type = $field['type'];
        $prepared = ['type' => fn (): Type => $this->typeOf($type)] + $field;
        unset($prepared['name'], $prepared['args']);
        foreach ($field['args'] ?? [] as $name => $argument) {
            $prepared['args'][$argument['name'] ?? lcfirst($name)] = $this->field($argument);
        }

        return $prepared;
    }

    /** @param Type|string|array{non_null?: mixed, list_of?: mixed} $type */
    private function typeOf(Type|string|array $type): Type
    {
        return match (true) {
            $type instanceof Type => $type,
            is_string($type) => $this->get($type),
            isset($type['non_null']) => Type::nonNull($this->typeOf($type['non_null'])),
            isset($type['list_of']) => Type::listOf($this->typeOf($type['list_of'])),
            default => throw new Error('A type is a name, or an array with non_null or list_of.'),
        };
    }

    /**
     * @template T
     * @param array<string, T> $named
     * @return array<string, T>
     */
    private static function sorted(array $named): array
    {
        ksort($named);

        return $named;
    }
}
