<?php

declare(strict_types=1);

namespace Passerelle\Applications\EligibilityCheck;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Results of eligibility checks: the last one of each submission. Earlier ones are in the timeline. */
final readonly class EligibilityDecisions
{
    private const COLUMNS = ['submission_id', 'reason', 'quoted', 'text', 'sent_number', 'decided_by', 'decided_at'];

    public function __construct(private Database $db)
    {
    }

    public function save(int $submissionId, EligibilityDecision $decision): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE submission_id = %d", $submissionId);
        $this->db->insertRows(ApplicationTables::ELIGIBILITY, self::COLUMNS, [[
            $submissionId,
            $decision->reason->value ?? '',
            $decision->quoted,
            $decision->text,
            $decision->sentNumber,
            $decision->decidedBy,
            $decision->decidedAt->format(StoredInstant::FORMAT),
        ]]);
        $this->db->execute(
            "UPDATE {$this->table()} SET review_until = NULLIF(%s, '') WHERE submission_id = %d",
            $decision->reviewUntil?->format(StoredInstant::FORMAT) ?? '',
            $submissionId,
        );
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, EligibilityDecision> by submission
     */
    public function of(array $submissionIds): array
    {
        $columns = implode(', ', [...self::COLUMNS, 'review_until']);
        $rows = $submissionIds === [] ? [] : $this->db->rows(
            "SELECT {$columns} FROM {$this->table()} WHERE submission_id IN (" . Database::placeholders($submissionIds) . ')',
            ...$submissionIds,
        );
        $decisions = [];
        foreach ($rows as $row) {
            $decisions[(int) $row['submission_id']] = new EligibilityDecision(
                IneligibilityReason::tryFrom((string) $row['reason']),
                (string) $row['quoted'],
                (string) $row['text'],
                (int) $row['sent_number'],
                (int) $row['decided_by'],
                StoredInstant::read((string) $row['decided_at']),
                StoredInstant::readOrNull($row['review_until']),
            );
        }

        return $decisions;
    }

    /** @return array<string, mixed>|null as data about who applies; null: not decided */
    public function rowOf(int $submissionId): ?array
    {
        $decision = $this->of([$submissionId])[$submissionId] ?? null;

        return $decision === null ? null : [
            'reason' => $decision->reason?->value,
            'criterion' => $decision->quoted,
            'text' => $decision->text,
            'version' => $decision->sentNumber,
            'decidedAt' => $decision->decidedAt->format(StoredInstant::FORMAT),
        ];
    }

    /** Decisions no longer name the person who made them. */
    public function disown(int $userId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET decided_by = 0 WHERE decided_by = %d", $userId);
    }

    private function table(): string
    {
        return $this->db->table(ApplicationTables::ELIGIBILITY);
    }
}
