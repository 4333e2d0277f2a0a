<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** Drafts of applications at the stage to which they were advanced: as any draft, they are reminded of their closing, and lapse with it. */
final readonly class AdvancedSubmissions
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /**
     * Begins an empty draft at the next stage for each submission, in one statement. Within the transaction that advances them.
     *
     * @param non-empty-list<int> $submissionIds
     */
    public function begin(array $submissionIds): void
    {
        $table = $this->db->table(ApplicationTables::SUBMISSIONS);
        $forms = $this->db->table(ApplicationTables::FORMS);
        $this->db->execute(
            "INSERT INTO {$table} (application_id, stage, state, version, form_version, answers, changed, origins, changed_at)"
                . " SELECT submission.application_id, submission.stage + 1, %s, 1, form.published, '{}', '{}', '{}', %s FROM {$table} submission"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = submission.application_id"
                . " JOIN {$forms} form ON form.call_group = application.call_group AND form.stage = submission.stage + 1"
                . ' WHERE submission.id IN (' . Database::placeholders($submissionIds) . ')',
            SubmissionState::Draft->value,
            $this->clock->now()->format(StoredInstant::FORMAT),
            ...$submissionIds,
        );
    }
}
