<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Notices\Preferences\MailTiming;

/** How people are mailed their notices: preferences, digests, and links that stop them. */
final readonly class NoticeMailsModule implements HasEnums
{
    public function enums(): array
    {
        return ['PasserelleNoticeMail' => MailTiming::cases()];
    }
}
