<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

/** Module that registers types or fields of the GraphQL schema. */
interface HasGraphQlTypes
{
    /** @return list<Registration> */
    public function graphQlTypes(): array;
}
