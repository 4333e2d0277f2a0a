<?php

declare(strict_types=1);

namespace Passerelle\Security;

/** Where the current request comes from. */
interface RequestSource
{
    /**
     * @param string|null $address IP address of a browser; null: that of the current request
     * @return string|null the same for all addresses that count as one place; null where there is none (command line)
     */
    public function network(?string $address): ?string;

    /** The id that the frontend's server logs for this request; empty without one. */
    public function requestId(): string;
}
