<?php

declare(strict_types=1);

namespace Passerelle\Favourites\Reminders;

use DateTimeImmutable;
use Passerelle\Kernel\Config;

/** Reminders before the date of a favourite. Stored, so values must not change. */
enum ReminderKind: string
{
    case First = 'first';
    case Last = 'last';

    public function dueAt(DateTimeImmutable $event, Config $config): DateTimeImmutable
    {
        $hours = $config->limit('favourites', $this === self::First ? 'firstReminderHours' : 'lastReminderHours');

        return $event->modify("-{$hours} hours");
    }

    /** From then on it is not sent any more: the next reminder, or the event itself. */
    public function expiresAt(DateTimeImmutable $event, Config $config): DateTimeImmutable
    {
        return $this === self::First ? self::Last->dueAt($event, $config) : $event;
    }
}
