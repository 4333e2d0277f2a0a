<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Rights\ProxyRequest;

/** Registers a mutation with one input, for the frontend's server only. */
final readonly class Mutation
{
    public function __construct(private ProxyRequest $request)
    {
    }

    /**
     * @param string $type of the answer, never null
     * @param array<string, string|array<string, mixed>> $fields of the input
     * @param callable(array<string, mixed>): mixed $work
     */
    public function register(string $name, string $type, array $fields, callable $work): void
    {
        $input = ucfirst($name) . 'Input';
        register_graphql_input_type($input, ['fields' => Type::fields($fields)]);
        register_graphql_field('RootMutation', $name, [
            'type' => Type::required($type),
            'args' => ['input' => ['type' => Type::required($input)]],
            'resolve' => Resolver::root(function (array $arguments) use ($work): mixed {
                $this->request->requireTrust();

                return $work(Arguments::input($arguments, 'input'));
            }),
        ]);
    }
}
