<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use GraphQL\Error\Error;
use GraphQL\Executor\ExecutionResult;
use GraphQL\Type\Definition\ObjectType;
use Passerelle\GraphQL\Limits\OwnFieldsRule;
use Passerelle\Kernel\DomainError;
use Passerelle\Security\SecurityEvent;

/**
 * Root fields of other plugins: HTTP status and log line of their refusal by OwnFieldsRule, and a second refusal in their resolvers,
 * for code that executes an operation without validation.
 */
final class ForeignFields
{
    private const ROOTS = ['RootQuery', 'RootMutation'];
    private const REASON = 'graphql_root_field';
    private const FORBIDDEN = 403;
    /** After engines and plugins that wrap resolvers. */
    private const LAST = PHP_INT_MAX;

    public function register(): void
    {
        add_filter('graphql_get_type', self::close(...), self::LAST);
        $status = static fn (mixed $status, mixed $unused, mixed $answer): mixed => self::isRefused($answer) ? self::FORBIDDEN : $status;
        add_filter('graphql_response_status_code', $status, self::LAST, 3);
    }

    public static function report(): void
    {
        SecurityEvent::RightsDenied->refused(self::REASON);
    }

    private static function close(mixed $type): mixed
    {
        if (!$type instanceof ObjectType || !in_array($type->name, self::ROOTS, true)) {
            return $type;
        }
        foreach ($type->getFields() as $field) {
            if (!OwnNames::has($field->name)) {
                $field->resolveFn = static function (): never {
                    self::report();
                    throw ClientError::from(DomainError::forbidden());
                };
            }
        }

        return $type;
    }

    /** @param mixed $answer result of the operation, as an object or as the array that is sent */
    private static function isRefused(mixed $answer): bool
    {
        $errors = $answer instanceof ExecutionResult ? $answer->errors : (is_array($answer) ? ($answer['errors'] ?? []) : []);
        foreach (is_array($errors) ? $errors : [] as $error) {
            $extensions = $error instanceof Error ? $error->getExtensions() : (is_array($error) ? ($error['extensions'] ?? null) : null);
            if (is_array($extensions) && ($extensions['code'] ?? null) === OwnFieldsRule::CODE) {
                return true;
            }
        }

        return false;
    }
}
