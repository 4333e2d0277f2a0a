<?php

declare(strict_types=1);

namespace Passerelle\Calls\Notices\Reminders;

use DateTimeImmutable;
use Passerelle\Calls\Notices\CallEvent;
use Passerelle\Calls\Notices\NotifyPeople;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Notices\NoticeTables;

/**
 * Whom a call has reminded of an unsent application, by the notices that were written with it: the same answer whatever becomes of the
 * application afterwards, so that other reminders of the same closing neither repeat it nor rely on it in vain.
 */
final readonly class RemindedApplicants
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** Whether the call is still to remind them, although it is time. */
    public function areWaiting(int $groupId, DateTimeImmutable $closesAt): bool
    {
        return $this->db->value(
            "SELECT 1 FROM {$this->db->table(ReminderTables::REMINDERS)}"
                . ' WHERE group_id = %d AND kind = %s AND event_at = %s AND due_at <= %s AND expires_at > %s AND sent_at IS NULL',
            $groupId,
            ReminderKind::FirstDraft->value,
            $closesAt->format(StoredInstant::FORMAT),
            $this->now(),
            $this->now(),
        ) !== null;
    }

    /** @return list<int> user ids */
    public function of(int $groupId, DateTimeImmutable $closesAt): array
    {
        $event = CallEvent::DraftClosesSoon;

        return $this->db->ids(
            "SELECT DISTINCT notice.user_id FROM {$this->db->table(NoticeTables::NOTICES)} notice JOIN {$this->db->table(ReminderTables::REMINDERS)} reminder"
                . ' ON reminder.group_id = notice.group_id AND reminder.kind = %s AND reminder.event_at = %s AND notice.created_at >= reminder.due_at'
                . ' WHERE notice.group_id = %d AND notice.kind = %s AND notice.data LIKE %s',
            ReminderKind::FirstDraft->value,
            $closesAt->format(StoredInstant::FORMAT),
            $groupId,
            $event->kind()->value,
            '%' . $this->db->wpdb->esc_like('"' . NotifyPeople::EVENT . "\":\"{$event->value}\"") . '%',
        );
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }
}
