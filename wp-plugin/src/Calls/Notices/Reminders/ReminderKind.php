<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices\Reminders;

use DateTimeImmutable;
use Passerelle\Calls\Notices\CallEvent;
use Passerelle\Kernel\Config;

/** Reminders before a call opens and closes. Stored, so values must not change. */
enum ReminderKind: string
{
    case Opening = 'opening';
    case FirstClosing = 'first_closing';
    case LastClosing = 'last_closing';

    public function event(): CallEvent
    {
        return $this === self::Opening ? CallEvent::OpensSoon : CallEvent::ClosesSoon;
    }

    /** Field of the instant that it is about. */
    public function field(): string
    {
        return $this === self::Opening ? 'opensAt' : 'closesAt';
    }

    public function dueAt(DateTimeImmutable $event, Config $config): DateTimeImmutable
    {
        return match ($this) {
            self::Opening => self::before($event, $config->limit('callReminders', 'openingHours')),
            self::FirstClosing => self::before($event, $config->limit('callReminders', 'firstClosingHours')),
            self::LastClosing => self::before($event, $config->limit('callReminders', 'lastClosingHours')),
        };
    }

    /** From then on it is not sent any more: the next reminder, or the event itself. */
    public function expiresAt(DateTimeImmutable $event, Config $config): DateTimeImmutable
    {
        return $this === self::FirstClosing ? self::LastClosing->dueAt($event, $config) : $event;
    }

    private static function before(DateTimeImmutable $event, int $hours): DateTimeImmutable
    {
        return $event->modify("-{$hours} hours");
    }
}
