<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use Closure;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Security\SecurityEvent;

/** Wraps functions as resolvers of the engine, and exposes domain errors to clients. */
final class Resolver
{
    /**
     * Resolver of a field of an object type.
     *
     * @template T
     * @param callable(T): mixed $work
     * @return Closure(T): mixed
     */
    public static function of(callable $work): Closure
    {
        return static function (mixed $source) use ($work): mixed {
            try {
                return $work($source);
            } catch (DomainError $error) {
                throw self::refusal($error);
            }
        };
    }

    /**
     * Resolver of a field of an object type that has arguments.
     *
     * @template T
     * @param callable(T, array<string, mixed>): mixed $work
     * @return Closure(T, array<string, mixed>): mixed
     */
    public static function withArguments(callable $work): Closure
    {
        return static function (mixed $source, array $arguments) use ($work): mixed {
            try {
                return $work($source, $arguments);
            } catch (DomainError $error) {
                throw self::refusal($error);
            }
        };
    }

    /**
     * Callback of a deferred field.
     *
     * @param callable(): mixed $work
     * @return Closure(): mixed
     */
    public static function later(callable $work): Closure
    {
        return static function () use ($work): mixed {
            try {
                return $work();
            } catch (DomainError $error) {
                throw self::refusal($error);
            }
        };
    }

    /**
     * Resolver of a root field.
     *
     * @param callable(array<string, mixed>): mixed $work
     * @return Closure(mixed, array<string, mixed>): mixed
     */
    public static function root(callable $work): Closure
    {
        return static function (mixed $root, array $arguments) use ($work): mixed {
            try {
                return $work($arguments);
            } catch (DomainError $error) {
                throw self::refusal($error);
            }
        };
    }

    private static function refusal(DomainError $error): ClientError
    {
        if (ErrorCategory::of(ErrorCode::from($error->errorCode)) === ErrorCategory::Forbidden) {
            SecurityEvent::RightsDenied->refused($error->errorCode);
        }

        return ClientError::from($error);
    }
}
