<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Notices;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\DecisionReviews\Answering\ReviewAnswerers;
use Passerelle\Applications\DecisionReviews\DecisionReview;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Content\Record;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Rights\Role;

/** Notifies people of the review of a result, within the transaction of the event. */
final readonly class DecisionReviewNotices
{
    /** Keys in the data of a notice: ids of the application and of the review, and what happened. */
    public const APPLICATION = 'application';
    public const REVIEW = 'review';
    public const EVENT = 'event';

    public function __construct(private Notify $notify, private ApplicantRights $rights, private ReviewAnswerers $answerers)
    {
    }

    /** Who sends the application learns that it was received, and whoever may answer that it waits. */
    public function asked(Submission $submission, Record $call, DecisionReview $review): void
    {
        $this->raise($call, $review, DecisionReviewEvent::Received, $this->rights->senders($submission->application));
        $answerers = $this->answerers->all($review, $submission);
        if ($answerers !== []) {
            $this->raise($call, $review, DecisionReviewEvent::Asked, $answerers);
            return;
        }
        $administrators = get_users(['role__in' => array_column(Role::administrators(), 'value'), 'fields' => 'ID']);
        $this->raise($call, $review, DecisionReviewEvent::Unanswerable, array_values(array_map(intval(...), $administrators)));
    }

    public function named(Submission $submission, Record $call, DecisionReview $review, int $userId): void
    {
        $this->raise($call, $review, DecisionReviewEvent::Named, [$userId]);
    }

    public function answered(Submission $submission, Record $call, DecisionReview $review, bool $isUpheld): void
    {
        $upheld = $review->isAboutEligibility() ? DecisionReviewEvent::Eligible : DecisionReviewEvent::Upheld;
        $this->raise($call, $review, $isUpheld ? $upheld : DecisionReviewEvent::Dismissed, $this->rights->senders($submission->application));
    }

    /** @param list<int> $userIds */
    private function raise(Record $call, DecisionReview $review, DecisionReviewEvent $event, array $userIds): void
    {
        ($this->notify)(NoticeKind::DecisionReview, $call, $userIds, [
            self::APPLICATION => $review->applicationId,
            self::REVIEW => $review->id,
            self::EVENT => $event->value,
        ]);
    }
}
