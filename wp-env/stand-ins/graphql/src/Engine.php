<?php

declare(strict_types=1);

namespace Passerelle\StandIns\GraphQL;

use GraphQL\Error\Error;
use GraphQL\Executor\ExecutionResult;
use GraphQL\GraphQL;
use GraphQL\Language\Parser;
use GraphQL\Server\OperationParams;
use GraphQL\Server\ServerConfig;
use GraphQL\Server\StandardServer;
use GraphQL\Type\Schema;
use GraphQL\Type\SchemaConfig;
use GraphQL\Validator\Rules\DisableIntrospection;
use GraphQL\Validator\Rules\ValidationRule;

/** Executes operations on a schema that is built once per process. */
final class Engine
{
    private const MAX_BATCH = 10;

    private static ?TypeRegistry $registry = null;
    private static ?Schema $schema = null;
    private static bool $running = false;

    public static function registry(): TypeRegistry
    {
        return self::$registry ??= new TypeRegistry();
    }

    public static function isRunning(): bool
    {
        return self::$running;
    }

    /**
     * @param array<string, mixed>|null $variables
     * @return array<string, mixed>
     */
    public static function execute(string $query, ?array $variables, ?string $operation): array
    {
        $request = new Request(OperationParams::create(['query' => $query, 'variables' => $variables, 'operationName' => $operation]));

        return self::run(static fn (): array => $request->preExecuted() ?? GraphQL::executeQuery(
            self::schema(),
            $query,
            null,
            new Context(wp_get_current_user()),
            $variables,
            $operation,
            null,
            self::rules(),
        )->toArray());
    }

    /**
     * @param OperationParams|list<OperationParams> $request
     * @return ExecutionResult|list<ExecutionResult>|array<string, mixed>
     * @throws Error when an operation can't be parsed or a batch is too long or not allowed: the endpoint responds with 500, like WPGraphQL
     */
    public static function executeHttp(OperationParams|array $request): ExecutionResult|array
    {
        if (is_array($request) && !apply_filters('graphql_is_batch_queries_enabled', true, $request)) {
            throw new Error('Batch Queries are not supported');
        }
        if (is_array($request) && count($request) > self::MAX_BATCH) {
            throw new Error('Batch requests are limited to ' . self::MAX_BATCH . ' operations. This request contained ' . count($request));
        }
        foreach (is_array($request) ? $request : [$request] as $operation) {
            if (is_string($operation->query) && trim($operation->query) !== '') {
                Parser::parse($operation->query);
            }
        }
        $config = (new ServerConfig())
            ->setSchema(self::schema())
            ->setContext(new Context(wp_get_current_user()))
            ->setValidationRules(self::rules())
            ->setQueryBatching(true);
        do_action('graphql_server_config', $config, $request);

        return self::run(static fn (): mixed => (new Request($request))->preExecuted() ?? (new StandardServer($config))->executeRequest($request));
    }

    private static function schema(): Schema
    {
        if (self::$schema === null) {
            do_action('graphql_register_types', self::registry());
            do_action('graphql_register_types_late', self::registry());
            $registry = self::registry();
            $config = SchemaConfig::create()
                ->setQuery($registry->get('RootQuery'))
                ->setTypeLoader($registry->find(...))
                ->setTypes($registry->all(...));
            if ($registry->hasFields('RootMutation')) {
                $config->setMutation($registry->get('RootMutation'));
            }
            self::$schema = new Schema($config);
        }

        return self::$schema;
    }

    /** @return array<string, ValidationRule> */
    private static function rules(): array
    {
        $rules = GraphQL::getStandardValidationRules();
        $hidden = get_current_user_id() === 0;
        $rules['disable_introspection'] = new DisableIntrospection($hidden ? DisableIntrospection::ENABLED : DisableIntrospection::DISABLED);

        return apply_filters('graphql_validation_rules', $rules, null);
    }

    /**
     * @template T
     * @param callable(): T $work
     * @return T
     */
    private static function run(callable $work): mixed
    {
        self::$running = true;
        try {
            return $work();
        } finally {
            self::$running = false;
        }
    }
}
