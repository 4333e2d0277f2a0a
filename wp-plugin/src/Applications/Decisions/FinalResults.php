<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\DecisionReviews\DecisionReviewState;
use Passerelle\Applications\DecisionReviews\DecisionReviewTables;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/** When the results of a call are final: nothing is undecided, prepared, offered or under review any more, and no review can be asked for. */
final readonly class FinalResults
{
    private const COUNTED = 'application.withdrawn_at IS NULL AND application.trial_until IS NULL AND application.removed_at IS NULL'
        . ' AND (application.user_id <> 0 OR application.structure_group <> 0)';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** Whether decisions on applications to the call were prepared or published on the platform, or applications found ineligible of which a review can be asked for. */
    public function areBegun(int $callGroup): bool
    {
        return $this->db->value("SELECT decision.id FROM {$this->joined()} WHERE application.call_group = %d LIMIT 1", $callGroup) !== null
            || $this->lastReviewOfEligibility($callGroup) !== null;
    }

    /** Whether a decision of the stage was published. */
    public function arePublished(Stage $stage): bool
    {
        return $this->db->value(
            "SELECT decision.id FROM {$this->joined()} WHERE application.call_group = %d AND submission.stage = %d AND decision.published_at IS NOT NULL LIMIT 1",
            $stage->callGroup,
            $stage->number,
        ) !== null;
    }

    /** @return DateTimeImmutable|null instant of the last decision, answer to an offer or to a review, or end of the days to ask for one; null: something is still open */
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
        $underReview = $prepared ?? $this->db->value(
            "SELECT review.id FROM {$this->reviewed()} WHERE application.call_group = %d AND {$counted} AND review.state = %s LIMIT 1",
            $callGroup,
            DecisionReviewState::Open->value,
        );
        if ($underReview !== null) {
            return null;
        }
        $last = max([...$this->decided($callGroup), $this->lastReviewOfEligibility($callGroup), $this->lastAnswer($callGroup)]);

        return $last === null || $last > $this->clock->now() ? null : $last;
    }

    /** @return list<DateTimeImmutable|null> the last publication, answer to an offer, and instant at which a review can be asked for */
    private function decided(int $callGroup): array
    {
        [$row] = $this->db->rows(
            "SELECT MAX(decision.published_at) AS published, MAX(decision.answered_at) AS answered, MAX(decision.review_until) AS until FROM {$this->joined()}"
                . ' WHERE application.call_group = %d AND decision.published_at IS NOT NULL',
            $callGroup,
        );

        return array_map(StoredInstant::readOrNull(...), [$row['published'], $row['answered'], $row['until']]);
    }

    private function lastReviewOfEligibility(int $callGroup): ?DateTimeImmutable
    {
        $counted = self::COUNTED;

        return StoredInstant::readOrNull($this->db->value(
            "SELECT MAX(eligibility.review_until) FROM {$this->db->table(ApplicationTables::ELIGIBILITY)} eligibility"
                . " JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.id = eligibility.submission_id"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = submission.application_id"
                . " WHERE application.call_group = %d AND {$counted}",
            $callGroup,
        ));
    }

    private function lastAnswer(int $callGroup): ?DateTimeImmutable
    {
        return StoredInstant::readOrNull($this->db->value("SELECT MAX(review.answered_at) FROM {$this->reviewed()} WHERE application.call_group = %d", $callGroup));
    }

    private function reviewed(): string
    {
        return "{$this->db->table(DecisionReviewTables::REVIEWS)} review"
            . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = review.application_id";
    }

    private function joined(): string
    {
        return "{$this->db->table(DecisionTables::DECISIONS)} decision"
            . " JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.id = decision.submission_id"
            . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = submission.application_id";
    }
}
