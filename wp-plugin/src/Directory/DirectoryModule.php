<?php

declare(strict_types=1);

namespace Passerelle\Directory;

use Passerelle\Directory\GraphQL\OwnProfileField;
use Passerelle\GraphQL\HasGraphQlTypes;

/** Profiles of the directory. */
final readonly class DirectoryModule implements HasGraphQlTypes
{
    public function __construct(private PublicProfiles $profiles)
    {
    }

    public function graphQlTypes(): array
    {
        return [new OwnProfileField($this->profiles)];
    }
}
