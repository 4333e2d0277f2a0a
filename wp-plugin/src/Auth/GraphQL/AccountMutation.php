<?php

declare(strict_types=1);

namespace Passerelle\Auth\GraphQL;

use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Rights\ProxyRequest;

/** A mutation of people without a session, for the frontend's server only. */
final class AccountMutation
{
    /**
     * @param array<string, array<string, mixed>> $arguments
     * @param callable(array<string, mixed>): mixed $work
     */
    public static function register(string $name, string $type, array $arguments, callable $work): void
    {
        register_graphql_field('RootMutation', $name, [
            'type' => Type::required($type),
            'args' => $arguments,
            'resolve' => Resolver::root(static function (array $values) use ($work): mixed {
                (new ProxyRequest())->requireTrust();

                return $work($values);
            }),
        ]);
    }
}
