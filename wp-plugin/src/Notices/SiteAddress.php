<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use LogicException;
use Passerelle\Kernel\PublicOrigin;

/** Addresses in mails, on the configured site. */
final class SiteAddress
{
    /** @throws LogicException when no site is configured: the mail is retried later */
    public static function of(string $path): string
    {
        $origin = PublicOrigin::configured();

        return $origin === '' ? throw new LogicException('PASSERELLE_PUBLIC_URL is not set.') : $origin . $path;
    }
}
