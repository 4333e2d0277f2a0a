<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use DateTimeImmutable;
use Passerelle\Content\Record;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Queue\QueueEntries;
use Passerelle\Moderation\Queue\QueueTables;

/** The table of decisions: rows are added, and lose their moderator when the account ends. */
final readonly class DecisionStore
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /**
     * @param DateTimeImmutable|null $waitingSince when what is decided on was submitted; null: it did not wait
     * @return int id of the row
     */
    public function add(Record $before, DecisionInput $input, int $moderatorId, ?DateTimeImmutable $waitingSince = null): int
    {
        $this->db->execute(
            "INSERT INTO {$this->table()}
                (group_id, post_id, post_type, target, decision, before_status, moderator_id, decided_at, waiting_since, comment, reason, reason_text, field)
                VALUES (%d, %d, %s, %s, %s, %s, %d, %s, NULLIF(%s, ''), %s, NULLIF(%s, ''), %s, NULLIF(%s, ''))",
            $before->groupId,
            $before->id,
            $before->type->value,
            $input->target->value,
            $input->decision->value,
            $before->status->value,
            $moderatorId,
            $this->clock->now()->format(StoredInstant::FORMAT),
            $waitingSince?->format(StoredInstant::FORMAT) ?? '',
            $input->comment,
            $input->reason->value ?? '',
            $input->reasonText,
            $input->field,
        );

        return $this->db->wpdb->insert_id;
    }

    /** Since when a record or proposal waits, before it is decided on; null when it does not. */
    public function waitingSince(int $postId, Target $target): ?DateTimeImmutable
    {
        $since = $this->db->value(
            "SELECT since FROM {$this->db->table(QueueTables::QUEUE)} WHERE post_id = %d AND target = %s AND country = %s AND status = %s",
            $postId,
            $target->value,
            QueueEntries::ALL_COUNTRIES,
            Decision::Pending->value,
        );

        return StoredInstant::readOrNull($since);
    }

    public function find(int $id): ?StoredDecision
    {
        return $this->where('id = %d', $id)[0] ?? null;
    }

    /**
     * @param list<int> $ids
     * @return array<int, StoredDecision> by id; one query
     */
    public function findMany(array $ids): array
    {
        $found = [];
        $sql = "SELECT * FROM {$this->table()} WHERE id IN (";
        foreach ($ids === [] ? [] : $this->db->rows($sql . Database::placeholders($ids) . ')', ...$ids) as $row) {
            $found[(int) $row['id']] = self::decision($row);
        }

        return $found;
    }

    /** @return list<StoredDecision> of all languages of an item, the oldest first */
    public function ofGroup(int $groupId): array
    {
        return $this->where('group_id = %d', $groupId);
    }

    public function lastOf(int $postId): ?StoredDecision
    {
        $all = $this->where('post_id = %d', $postId);

        return $all === [] ? null : end($all);
    }

    /**
     * @param list<int> $postIds
     * @return array<int, array<string, StoredDecision>> the last one by post id, then target; one query
     */
    public function lastOfMany(array $postIds): array
    {
        $last = [];
        $sql = "SELECT * FROM {$this->table()} WHERE post_id IN (";
        foreach ($postIds === [] ? [] : $this->db->rows($sql . Database::placeholders($postIds) . ') ORDER BY id', ...$postIds) as $row) {
            $last[(int) $row['post_id']][(string) $row['target']] = self::decision($row);
        }

        return $last;
    }

    /** @return list<StoredDecision> that an account made, the oldest first */
    public function ofModerator(int $userId): array
    {
        return $this->where('moderator_id = %d', $userId);
    }

    /** When the account ends: its decisions stay. */
    public function removeModerator(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET moderator_id = 0 WHERE moderator_id = %d", $userId);
    }

    public function deleteOfPost(int $postId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE post_id = %d", $postId);
    }

    /** @return list<StoredDecision> */
    private function where(string $condition, int $value): array
    {
        return array_map(self::decision(...), $this->db->rows("SELECT * FROM {$this->table()} WHERE {$condition} ORDER BY id", $value));
    }

    /** @param array<string, string|null> $row */
    private static function decision(array $row): StoredDecision
    {
        return new StoredDecision(
            (int) $row['id'],
            (int) $row['group_id'],
            (int) $row['post_id'],
            ContentType::from((string) $row['post_type']),
            Target::from((string) $row['target']),
            Decision::from((string) $row['decision']),
            Status::from((string) $row['before_status']),
            (int) $row['moderator_id'],
            StoredInstant::read((string) $row['decided_at']),
            (string) $row['comment'],
            RejectionReason::tryFrom((string) $row['reason']),
            (string) $row['reason_text'],
            (string) $row['field'],
        );
    }

    private function table(): string
    {
        return $this->db->table(ModerationTables::DECISIONS);
    }
}
