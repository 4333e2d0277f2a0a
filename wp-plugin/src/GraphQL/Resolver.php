<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use Closure;
use Passerelle\Kernel\DomainError;

/** Turns a function of (source, arguments) into a resolver that shows domain errors to clients. */
final class Resolver
{
    /** @param callable(mixed, array<string, mixed>): mixed $work */
    public static function of(callable $work): Closure
    {
        return static function (mixed $source, array $arguments) use ($work): mixed {
            try {
                return $work($source, $arguments);
            } catch (DomainError $error) {
                throw ClientError::from($error);
            }
        };
    }
}
