<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Decisions\DecisionTables;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionState;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/**
 * Whether the result of an application is final: the days to ask for a review are over, and no review that was asked for at the stage until
 * then is open. Results that come later make none preliminary again.
 */
final readonly class ResultFinality
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function isFinal(Submission $submission): bool
    {
        $isIneligible = $submission->state === SubmissionState::Ineligible;
        [$result] = [...$this->db->rows($isIneligible
            ? "SELECT review_until, decided_at AS at FROM {$this->db->table(ApplicationTables::ELIGIBILITY)} WHERE submission_id = %d"
            : "SELECT review_until, published_at AS at FROM {$this->db->table(DecisionTables::DECISIONS)} WHERE submission_id = %d AND published_at IS NOT NULL"
                . ' ORDER BY id DESC LIMIT 1', $submission->id), null];
        $until = StoredInstant::readOrNull($result['review_until'] ?? null);
        if ($result === null || ($until !== null && $this->clock->now() <= $until)) {
            return false;
        }
        $first = StoredInstant::readOrNull($this->db->value(
            "SELECT MIN(review.asked_at) FROM {$this->db->table(DecisionReviewTables::REVIEWS)} review"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = review.application_id"
                . " JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.id = review.submission_id"
                . ' WHERE application.call_group = %d AND submission.stage = %d AND review.state = %s AND application.withdrawn_at IS NULL AND application.removed_at IS NULL',
            $submission->stage->callGroup,
            $submission->stage->number,
            DecisionReviewState::Open->value,
        ));

        return $first === null || $first > ($until ?? StoredInstant::read((string) $result['at']));
    }
}
