<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Mentors of applications. They change while the application is locked, and end with it. */
final readonly class MentorshipStore
{
    private const COLUMNS = 'id, application_id, user_id, state, reads_draft, proposed_by, changed_at';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** @return list<Mentorship> in the order in which they were first proposed */
    public function of(int $applicationId): array
    {
        return $this->read('application_id = %d', $applicationId);
    }

    public function find(int $applicationId, int $userId): ?Mentorship
    {
        return $this->read('application_id = %d AND user_id = %d', $applicationId, $userId)[0] ?? null;
    }

    /** @return list<Mentorship> that were accepted and last, of all applications */
    public function acceptedOf(int $userId): array
    {
        return $this->read('user_id = %d AND state = %s', $userId, MentorState::Accepted->value);
    }

    /**
     * @param list<int> $applicationIds
     * @return array<int, list<int>> user ids of those who mentor or have mentored them, by application
     */
    public function everAccepted(array $applicationIds): array
    {
        $mentors = [];
        $rows = $applicationIds === [] ? [] : $this->db->rows(
            "SELECT application_id, user_id FROM {$this->table()} WHERE accepted_at IS NOT NULL"
                . ' AND application_id IN (' . Database::placeholders($applicationIds) . ') ORDER BY id',
            ...$applicationIds,
        );
        foreach ($rows as $row) {
            $mentors[(int) $row['application_id']][] = (int) $row['user_id'];
        }

        return $mentors;
    }

    public function propose(int $applicationId, int $userId, int $byId): void
    {
        $this->db->execute(
            "INSERT INTO {$this->table()} (application_id, user_id, state, reads_draft, proposed_by, changed_at) VALUES (%d, %d, %s, 0, %d, %s)"
                . ' ON DUPLICATE KEY UPDATE state = VALUES(state), reads_draft = 0, proposed_by = VALUES(proposed_by), changed_at = VALUES(changed_at)',
            $applicationId,
            $userId,
            MentorState::Proposed->value,
            $byId,
            $this->now(),
        );
    }

    /** What the applicant allows ends with each change. */
    public function move(Mentorship $mentorship, MentorState $to): void
    {
        $now = $this->now();
        $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, reads_draft = 0, changed_at = %s WHERE id = %d",
            $to->value,
            $now,
            $mentorship->id,
        );
        if ($to === MentorState::Accepted) {
            $this->db->execute("UPDATE {$this->table()} SET accepted_at = %s WHERE id = %d", $now, $mentorship->id);
        }
    }

    public function letReadDraft(Mentorship $mentorship, bool $isAllowed): void
    {
        $this->db->execute("UPDATE {$this->table()} SET reads_draft = %d WHERE id = %d", (int) $isAllowed, $mentorship->id);
    }

    /** @return list<array<string, mixed>> with the receipt number of the application: those that the person mentors, and those that the person proposed a mentor for */
    public function rowsOf(int $userId): array
    {
        $rows = $this->db->rows(
            "SELECT mentor.user_id, mentor.state, mentor.reads_draft, mentor.changed_at, mentor.accepted_at, application.number FROM {$this->table()} mentor"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = mentor.application_id"
                . ' WHERE mentor.user_id = %d OR mentor.proposed_by = %d ORDER BY mentor.id',
            $userId,
            $userId,
        );

        return array_map(static fn (array $row): array => [
            'application' => $row['number'],
            'part' => (int) $row['user_id'] === $userId ? 'mentor' : 'proposed',
            'state' => $row['state'],
            'readsDraft' => (int) $row['reads_draft'] === 1,
            'changedAt' => $row['changed_at'],
            'acceptedAt' => $row['accepted_at'],
        ], $rows);
    }

    public function erase(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d", $userId);
        $this->db->execute("UPDATE {$this->table()} SET proposed_by = 0 WHERE proposed_by = %d", $userId);
    }

    /** @return list<Mentorship> */
    private function read(string $condition, int|string ...$values): array
    {
        $columns = self::COLUMNS;

        return array_map(static fn (array $row): Mentorship => new Mentorship(
            (int) $row['id'],
            (int) $row['application_id'],
            (int) $row['user_id'],
            MentorState::from((string) $row['state']),
            (int) $row['reads_draft'] === 1,
            (int) $row['proposed_by'],
            StoredInstant::read((string) $row['changed_at']),
        ), $this->db->rows("SELECT {$columns} FROM {$this->table()} WHERE {$condition} ORDER BY id", ...$values));
    }

    private function table(): string
    {
        return $this->db->table(MentorTables::MENTORS);
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }
}
