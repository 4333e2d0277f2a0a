<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;

/** How often mails of invitations may be sent again. */
#[Factory('from')]
final readonly class ResendLimits
{
    private const DAY = 86_400;

    private function __construct(public int $perInvitation, public int $perInviter, public int $seconds, public int $addressLength)
    {
    }

    public static function from(Config $config): self
    {
        return new self(
            $config->limit('invitations', 'resendsPerDay'),
            $config->limit('invitations', 'resendsPerInviterAndDay'),
            self::DAY,
            $config->textMax('email'),
        );
    }
}
