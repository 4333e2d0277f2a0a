<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\DecisionReviews\DecisionReview;
use Passerelle\Applications\Decisions\DecisionTables;
use Passerelle\Applications\Decisions\OfferAnswer;
use Passerelle\Applications\Mentoring\MentorTables;
use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\Kernel\Database;

/** Who answers no review of a result: whoever scored the application, has mentored it, or decided what is to be reviewed. */
final readonly class InvolvedPeople
{
    public function __construct(private Database $db)
    {
    }

    /** @return list<int> user ids */
    public function in(DecisionReview $review): array
    {
        $scored = $this->db->ids(
            "SELECT assignment.user_id FROM {$this->db->table(ReviewTables::ASSIGNMENTS)} assignment"
                . " JOIN {$this->db->table(ReviewTables::SCORES)} score ON score.assignment_id = assignment.id"
                . ' WHERE assignment.submission_id = %d AND assignment.user_id IS NOT NULL',
            $review->submissionId,
        );

        $mentors = $this->db->ids(
            "SELECT user_id FROM {$this->db->table(MentorTables::MENTORS)} WHERE application_id = %d AND accepted_at IS NOT NULL",
            $review->applicationId,
        );

        return array_values(array_unique([...$scored, ...$mentors, ...$review->isAboutEligibility() ? $this->checked($review) : $this->decided($review)]));
    }

    /** @return list<int> who prepared, published or revoked decisions on the application */
    private function decided(DecisionReview $review): array
    {
        $people = [];
        $rows = $this->db->rows(
            "SELECT prepared_by, published_by, answer, answered_by FROM {$this->db->table(DecisionTables::DECISIONS)} WHERE submission_id = %d AND published_at IS NOT NULL",
            $review->submissionId,
        );
        foreach ($rows as $row) {
            $people = [...$people, (int) $row['prepared_by'], (int) $row['published_by'], $row['answer'] === OfferAnswer::Revoked->value ? (int) $row['answered_by'] : 0];
        }

        return $people;
    }

    /** @return list<int> who checked its eligibility, now or earlier */
    private function checked(DecisionReview $review): array
    {
        $now = $this->db->ids("SELECT decided_by FROM {$this->db->table(ApplicationTables::ELIGIBILITY)} WHERE submission_id = %d", $review->submissionId);
        $earlier = $this->db->ids(
            "SELECT actor_id FROM {$this->db->table(ApplicationTables::EVENTS)} WHERE application_id = %d AND kind IN (%s, %s)",
            $review->applicationId,
            TimelineEvent::Eligible->value,
            TimelineEvent::Ineligible->value,
        );

        return [...$now, ...$earlier];
    }
}
