<?php

declare(strict_types=1);

namespace Passerelle\Security;

/** Source of the current request. */
interface RequestSource
{
    /**
     * @param string|null $address IP address of a browser; null: that of the current request
     * @return string|null network prefix of the address; null on the command line
     */
    public function network(?string $address): ?string;

    /** The id that the frontend's server logs for this request; empty without one. */
    public function requestId(): string;
}
