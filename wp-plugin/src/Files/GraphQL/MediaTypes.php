<?php

declare(strict_types=1);

namespace Passerelle\Files\GraphQL;

use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;

final readonly class MediaTypes implements Registration
{
    public function register(): void
    {
        register_graphql_object_type('PasserelleImage', [
            'fields' => Type::fields(['alt' => 'String!', 'height' => 'Int!', 'id' => 'Int!', 'width' => 'Int!']),
        ]);
        register_graphql_object_type('PasserelleFile', [
            'fields' => Type::fields(['id' => 'Int!', 'mime' => 'String!', 'name' => 'String!', 'size' => 'Int!']),
        ]);
    }
}
