<?php

declare(strict_types=1);

namespace Passerelle\Directory;

use Passerelle\Directory\GraphQL\OwnProfileField;
use Passerelle\Directory\GraphQL\OwnProfileTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Profiles of the directory. */
final readonly class DirectoryModule implements HasGraphQlTypes
{
    public function __construct(private PublicProfiles $profiles, private OwnProfiles $own)
    {
    }

    public function graphQlTypes(): array
    {
        return [new OwnProfileField($this->profiles), new OwnProfileTypes($this->own, new ViewerFactory(), new ProxyRequest())];
    }
}
