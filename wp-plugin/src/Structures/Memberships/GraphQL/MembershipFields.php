<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\GraphQL;

use Passerelle\GraphQL\Resolver;
use Passerelle\Rights\ProxyRequest;

/** Adds fields of memberships to the API, for the frontend’s server only. */
final readonly class MembershipFields
{
    public function __construct(private ProxyRequest $request)
    {
    }

    /**
     * @param string|array<mixed> $type
     * @param array<string, mixed> $arguments
     * @param callable(array<string, mixed>): mixed $resolve
     */
    public function add(string $root, string $name, string|array $type, array $arguments, callable $resolve): void
    {
        register_graphql_field($root, $name, [
            'type' => $type,
            'args' => $arguments,
            'resolve' => Resolver::root(function (array $input) use ($resolve): mixed {
                $this->request->requireTrust();

                return $resolve($input);
            }),
        ]);
    }
}
