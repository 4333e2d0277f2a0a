<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Security;

use Passerelle\Auth\Throttling\Network;
use Passerelle\Security\RequestSource;

final readonly class FixedRequest implements RequestSource
{
    public function __construct(private string $id)
    {
    }

    public function network(?string $address): string
    {
        return $address === null ? 'current' : Network::of($address);
    }

    public function requestId(): string
    {
        return $this->id;
    }
}
