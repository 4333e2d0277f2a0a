<?php

declare(strict_types=1);

namespace Passerelle\StandIns\GraphQL;

use GraphQL\Server\OperationParams;

/** A request that is being executed, as the filter `pre_graphql_execute_request` gets it. */
final readonly class Request
{
    /** @param OperationParams|list<OperationParams> $params */
    public function __construct(public OperationParams|array $params)
    {
    }

    /** @return array<string, mixed>|null the answer of a plugin that executes the request in the engine's place */
    public function preExecuted(): ?array
    {
        return apply_filters('pre_graphql_execute_request', null, $this);
    }
}
