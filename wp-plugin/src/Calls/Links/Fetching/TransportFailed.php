<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

use RuntimeException;

/** No answer: nobody listens, too late, no HTTP, or a certificate that browsers refuse. */
final class TransportFailed extends RuntimeException
{
    public function __construct(string $message, public readonly bool $isCertificate = false)
    {
        parent::__construct($message);
    }
}
