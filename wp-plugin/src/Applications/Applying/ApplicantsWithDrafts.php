<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\CoWriting\CoWriters;
use Passerelle\Applications\LateLinks\LateLink;
use Passerelle\Applications\LateLinks\LateLinkTables;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Stages\StageStore;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Calls\Notices\DraftHolders;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Structures\Memberships;

/** Who has begun an application to a call and not sent it: the person, or all who write it for a structure, and co-writers who may answer. */
final readonly class ApplicantsWithDrafts implements DraftHolders
{
    public function __construct(
        private Database $db,
        private StageStore $stages,
        private Memberships $memberships,
        private CoWriters $coWriters,
        private Clock $clock,
    ) {
    }

    public function of(int $groupId, ?DateTimeImmutable $closesAt = null): array
    {
        return $this->writers('application.call_group = %d AND submission.stage = %d', $groupId, $this->stageClosingAt($groupId, $closesAt));
    }

    public function dueAtClosing(int $groupId, ?DateTimeImmutable $closesAt = null): array
    {
        $stage = $this->stageClosingAt($groupId, $closesAt);
        $later = "SELECT id FROM {$this->db->table(LateLinkTables::LINKS)}"
            . ' WHERE call_group = %d AND stage = %d AND used_at IS NULL AND revoked_at IS NULL AND until >= %s';

        return $this->writers(
            "application.call_group = %d AND submission.stage = %d AND (application.late_link_id IS NULL OR application.late_link_id NOT IN ({$later}))",
            $groupId,
            $stage,
            $groupId,
            $stage,
            $this->clock->now()->format(StoredInstant::FORMAT),
        );
    }

    /** @return list<int> user ids of those who write what may be sent with a late link */
    public function ofLateLink(LateLink $link): array
    {
        return $this->writers('application.late_link_id = %d AND submission.stage = %d', $link->id, $link->stage->number);
    }

    /** @return list<int> user ids */
    private function writers(string $condition, int|string ...$values): array
    {
        $rows = $this->db->rows(
            "SELECT application.id, application.user_id, application.structure_group FROM {$this->db->table(ApplicationTables::APPLICATIONS)} application"
                . " JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.application_id = application.id"
                . " WHERE {$condition} AND application.withdrawn_at IS NULL AND application.trial_until IS NULL AND submission.state = %s ORDER BY application.id",
            ...[...$values, SubmissionState::Draft->value],
        );
        $people = $structures = [];
        foreach ($rows as $row) {
            $structure = (int) $row['structure_group'];
            $structure === 0 ? $people[] = (int) $row['user_id'] : $structures[] = $structure;
        }
        $members = $structures === [] ? [] : $this->memberships->usersOfAny($structures, ApplicantRights::WRITERS);

        $coWriters = $this->coWriters->writersOf(array_map(static fn (array $row): int => (int) $row['id'], $rows));

        return CallPeople::unique([...$people, ...$members, ...$coWriters]);
    }

    private function stageClosingAt(int $groupId, ?DateTimeImmutable $closesAt): int
    {
        foreach ($this->stages->ofCall($groupId) as $stage) {
            if ($stage->closesAt->getTimestamp() === $closesAt?->getTimestamp()) {
                return $stage->stage->number;
            }
        }

        return Stage::FIRST;
    }
}
