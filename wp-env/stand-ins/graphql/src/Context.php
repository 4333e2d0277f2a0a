<?php

declare(strict_types=1);

namespace Passerelle\StandIns\GraphQL;

use WP_User;

/** The third argument of resolvers. */
final class Context
{
    public function __construct(public readonly WP_User $viewer)
    {
    }
}
