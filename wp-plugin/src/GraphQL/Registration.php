<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

/** Registers a type, or a root field with its type. */
interface Registration
{
    /** Runs in the action `graphql_register_types`, where the engine's register_graphql_* functions exist. */
    public function register(): void;
}
