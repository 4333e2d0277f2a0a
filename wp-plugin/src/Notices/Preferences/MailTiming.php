<?php

declare(strict_types=1);

namespace Passerelle\Notices\Preferences;

/** When the mail of a notice leaves. Stored, so values must not change. */
enum MailTiming: string
{
    case Now = 'now';
    case Daily = 'daily';
    case Weekly = 'weekly';
    case Never = 'never';

    public function isDigest(): bool
    {
        return $this === self::Daily || $this === self::Weekly;
    }
}
