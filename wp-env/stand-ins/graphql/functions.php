<?php

/**
 * WPGraphQL's public functions that Passerelle uses. Types are registered in the action `graphql_register_types`.
 */

declare(strict_types=1);

use Passerelle\StandIns\GraphQL\Endpoint;
use Passerelle\StandIns\GraphQL\Engine;

/** @param array<string, mixed> $config */
function register_graphql_object_type(string $name, array $config): void
{
    Engine::registry()->addType($name, ['kind' => 'object'] + $config);
}

/** @param array<string, mixed> $config */
function register_graphql_enum_type(string $name, array $config): void
{
    Engine::registry()->addType($name, ['kind' => 'enum'] + $config);
}

/** @param array<string, mixed> $config */
function register_graphql_input_type(string $name, array $config): void
{
    Engine::registry()->addType($name, ['kind' => 'input'] + $config);
}

/** @param array<string, mixed> $config */
function register_graphql_union_type(string $name, array $config): void
{
    Engine::registry()->addType($name, ['kind' => 'union'] + $config);
}

/** @param array<string, mixed> $config */
function register_graphql_field(string $type, string $name, array $config): void
{
    Engine::registry()->addField($type, $name, $config);
}

/** @param array<string, array<string, mixed>> $fields */
function register_graphql_fields(string $type, array $fields): void
{
    foreach ($fields as $name => $config) {
        register_graphql_field($type, $name, $config);
    }
}

/** @param array<string, mixed> $config */
function register_graphql_mutation(string $name, array $config): void
{
    \Passerelle\StandIns\GraphQL\Mutation::register(Engine::registry(), $name, $config);
}

/**
 * Runs one operation without HTTP, as the current user.
 *
 * @param array{query?: string, variables?: array<string, mixed>|null, operation_name?: string|null, operationName?: string|null} $request
 * @return array<string, mixed>
 */
function graphql(array $request = []): array
{
    return Engine::execute(
        $request['query'] ?? '',
        $request['variables'] ?? null,
        $request['operationName'] ?? $request['operation_name'] ?? null,
    );
}

function is_graphql_http_request(): bool
{
    return Endpoint::isRequested();
}

function is_graphql_request(): bool
{
    return Engine::isRunning();
}
