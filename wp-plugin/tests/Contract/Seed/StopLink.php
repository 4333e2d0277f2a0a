<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract\Seed;

use LogicException;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Stop\StopLinks;
use Passerelle\Plugin;

/** The link that stops mails about decisions, as such a mail has it. */
final class StopLink
{
    /** @return string its secret */
    public static function make(Plugin $plugin, int $userId): string
    {
        $recipient = Recipient::ofUser($userId) ?? throw new LogicException('There is no such account.');

        return $plugin->get(StopLinks::class)->secret($recipient, NoticeKind::ModerationDecided);
    }
}
