<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Handling\Listing\ListingTables;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Kernel\Database;
use Passerelle\Rights\Viewer;

/** Finds the applications of a stage that are eligible or decided, without withdrawn and removed ones, those of erased accounts and trials. */
final readonly class DecidableApplications
{
    private const COLUMNS = 'application.id, submission.id AS submission_id, application.number, listed.name, submission.state, submission.handling,'
        . ' application.user_id, application.structure_group';
    private const CONDITION = 'application.withdrawn_at IS NULL AND application.trial_until IS NULL AND application.removed_at IS NULL'
        . ' AND (application.user_id <> 0 OR application.structure_group <> 0) AND submission.sent_number > 0';

    public function __construct(private Database $db, private ApplicantRights $applicants)
    {
    }

    /** @return array<int, DecidableApplication> that the person handles, by submission, in the order of their numbers */
    public function ofStage(Viewer $viewer, Stage $stage): array
    {
        return $this->withoutOwn($viewer, $this->all($stage));
    }

    /**
     * The same, as they are until the end of the transaction.
     *
     * @return array<int, DecidableApplication>
     */
    public function lock(Viewer $viewer, Stage $stage): array
    {
        $this->db->rows(
            "SELECT submission.id FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} submission JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application"
                . ' ON application.id = submission.application_id WHERE application.call_group = %d AND submission.stage = %d ORDER BY submission.id FOR UPDATE',
            $stage->callGroup,
            $stage->number,
        );

        return $this->ofStage($viewer, $stage);
    }

    /** @return array<int, DecidableApplication> by submission, whoever applies */
    public function all(Stage $stage): array
    {
        $columns = self::COLUMNS;
        $condition = self::CONDITION;
        $states = array_map(
            static fn (SubmissionState $state): string => $state->value,
            array_values(array_filter(SubmissionState::cases(), static fn (SubmissionState $state): bool => $state === SubmissionState::Eligible || $state->isDecided())),
        );
        $rows = $this->db->rows(
            "SELECT {$columns} FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} submission JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application"
                . ' ON application.id = submission.application_id'
                . " LEFT JOIN {$this->db->table(ListingTables::LISTED)} listed ON listed.submission_id = submission.id"
                . " WHERE {$condition} AND application.call_group = %d AND submission.stage = %d AND submission.state IN (" . Database::placeholders($states) . ')'
                . ' ORDER BY application.number',
            $stage->callGroup,
            $stage->number,
            ...$states,
        );
        $applications = [];
        foreach ($rows as $row) {
            $applications[(int) $row['submission_id']] = new DecidableApplication(
                (int) $row['id'],
                (int) $row['submission_id'],
                (string) $row['number'],
                (string) $row['name'],
                SubmissionState::from((string) $row['state']),
                (int) $row['handling'],
                (int) $row['user_id'],
                (int) $row['structure_group'],
            );
        }

        return $applications;
    }

    /**
     * As HandlerRights::isParty() says of one application.
     *
     * @param array<int, DecidableApplication> $applications
     * @return array<int, DecidableApplication>
     */
    private function withoutOwn(Viewer $viewer, array $applications): array
    {
        $structures = $this->applicants->structuresOf($viewer);
        $written = $this->applicants->coWrittenBy($viewer);

        return array_filter($applications, static fn (DecidableApplication $each): bool => $each->userId !== $viewer->id
            && !in_array($each->structureGroup, $structures, true)
            && !in_array($each->id, $written, true));
    }
}
