<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\CoWriting\CoWriters;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Calls\Notices\DraftHolders;
use Passerelle\Kernel\Database;
use Passerelle\Structures\Memberships;

/** Who has begun an application to a call and not sent it: the person, or all who write it for a structure, and co-writers who may answer. */
final readonly class ApplicantsWithDrafts implements DraftHolders
{
    public function __construct(private Database $db, private Memberships $memberships, private CoWriters $coWriters)
    {
    }

    public function of(int $groupId): array
    {
        $rows = $this->db->rows(
            "SELECT application.id, application.user_id, application.structure_group FROM {$this->db->table(ApplicationTables::APPLICATIONS)} application"
                . " JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.application_id = application.id"
                . ' WHERE application.call_group = %d AND application.withdrawn_at IS NULL AND application.trial_until IS NULL AND submission.state = %s ORDER BY application.id',
            $groupId,
            SubmissionState::Draft->value,
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
}
