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
    case FirstDraft = 'first_draft';
    case LastDraft = 'last_draft';

    public function event(): CallEvent
    {
        return match ($this) {
            self::Opening => CallEvent::OpensSoon,
            self::FirstClosing, self::LastClosing => CallEvent::ClosesSoon,
            self::FirstDraft, self::LastDraft => CallEvent::DraftClosesSoon,
        };
    }

    /** Whether it is for those who apply, not for those who work on the call. */
    public function isForApplicants(): bool
    {
        return $this === self::FirstDraft || $this === self::LastDraft;
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
            self::FirstDraft => self::before($event, $config->limit('callReminders', 'firstDraftHours')),
            self::LastDraft => self::before($event, $config->limit('callReminders', 'lastDraftHours')),
        };
    }

    /** From then on it is not sent any more: the next reminder, or the event itself. */
    public function expiresAt(DateTimeImmutable $event, Config $config): DateTimeImmutable
    {
        return match ($this) {
            self::FirstClosing => self::LastClosing->dueAt($event, $config),
            self::FirstDraft => self::LastDraft->dueAt($event, $config),
            default => $event,
        };
    }

    private static function before(DateTimeImmutable $event, int $hours): DateTimeImmutable
    {
        return $event->modify("-{$hours} hours");
    }
}
