<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\ByMail;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;

/** How often structures invite by mail, and how long names and addresses may be. */
#[Factory('from')]
final readonly class MailInviteLimits
{
    private const DAY = 86_400;

    private function __construct(public int $perAddress, public int $perInviter, public int $seconds, public int $emailLength, public int $nameLength)
    {
    }

    public static function from(Config $config): self
    {
        return new self(
            $config->limit('invitations', 'resendsPerDay'),
            $config->limit('invitations', 'resendsPerInviterAndDay'),
            self::DAY,
            $config->textMax('email'),
            $config->textMax('short'),
        );
    }
}
