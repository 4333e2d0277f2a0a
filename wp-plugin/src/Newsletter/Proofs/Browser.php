<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Proofs;

use Passerelle\Auth\Throttling\Network;
use Passerelle\Security\LogHashes;
use SensitiveParameter;

/** What proofs say of the browser: the hash of its network, by which the security log counts, too. */
final readonly class Browser
{
    public function __construct(private LogHashes $hashes)
    {
    }

    /** @param string $address IP address */
    public function network(#[SensitiveParameter] string $address): string
    {
        return $this->hashes->network(Network::of($address));
    }
}
