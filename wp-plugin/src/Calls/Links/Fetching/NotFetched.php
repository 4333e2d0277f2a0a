<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

use RuntimeException;

/** Nothing was requested from this URL. */
final class NotFetched extends RuntimeException
{
    /** @param bool $isReachable browsers may be able to open it: only this check does not */
    private function __construct(string $message, public readonly bool $isReachable)
    {
        parent::__construct($message);
    }

    /** The site may be there, but its URL is of a kind that is not requested. */
    public static function unsupported(): self
    {
        return new self('The URL has another scheme or port, or credentials.', true);
    }

    /** Visitors can not open it: the host does not exist, or only on a private network. One error for both, so that nobody can explore the network. */
    public static function unreachable(): self
    {
        return new self('The host has no public address.', false);
    }
}
