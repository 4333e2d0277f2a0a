<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** When the results of a call are final: nothing is undecided, prepared or offered any more. */
final readonly class FinalResults
{
    private const COUNTED = 'application.withdrawn_at IS NULL AND application.trial_until IS NULL AND application.removed_at IS NULL'
        . ' AND (application.user_id <> 0 OR application.structure_group <> 0)';

    public function __construct(private Database $db)
    {
    }

    /** Whether decisions on applications to the call were prepared or published on the platform. */
    public function areBegun(int $callGroup): bool
    {
        return $this->db->value("SELECT decision.id FROM {$this->joined()} WHERE application.call_group = %d LIMIT 1", $callGroup) !== null;
    }

    /** @return DateTimeImmutable|null instant of the last decision, or of the last answer to an offer; null: something is still open */
    public function since(int $callGroup): ?DateTimeImmutable
    {
        $counted = self::COUNTED;
        $open = $this->db->value(
            "SELECT submission.id FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} submission"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = submission.application_id"
                . " WHERE application.call_group = %d AND {$counted} AND submission.sent_number > 0 AND submission.state IN (%s, %s, %s) LIMIT 1",
            $callGroup,
            SubmissionState::Eligible->value,
            SubmissionState::Shortlisted->value,
            SubmissionState::Selected->value,
        );
        $prepared = $open ?? $this->db->value(
            "SELECT decision.id FROM {$this->joined()} WHERE application.call_group = %d AND {$counted} AND decision.open_submission IS NOT NULL LIMIT 1",
            $callGroup,
        );
        $last = $prepared !== null ? null : $this->db->value(
            "SELECT MAX(CASE WHEN decision.answered_at > decision.published_at THEN decision.answered_at ELSE decision.published_at END) FROM {$this->joined()}"
                . ' WHERE application.call_group = %d AND decision.published_at IS NOT NULL',
            $callGroup,
        );

        return StoredInstant::readOrNull($last);
    }

    private function joined(): string
    {
        return "{$this->db->table(DecisionTables::DECISIONS)} decision"
            . " JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.id = decision.submission_id"
            . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = submission.application_id";
    }
}
