<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\DecisionReviews\DecisionReview;
use Passerelle\Applications\DecisionReviews\DecisionReviewStore;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Writes who is named to answer a review, within the transaction: name, timeline and a line of the audit log. */
final readonly class StoreName
{
    private const ACTION = 'decision_reviewer_named';

    public function __construct(private DecisionReviewStore $reviews, private Timeline $timeline, private AuditLog $audit)
    {
    }

    public function __invoke(Viewer $viewer, DecisionReview $review, Record $call, int $userId): void
    {
        $this->reviews->name($review, $userId, $viewer->id);
        $this->timeline->add($review->applicationId, TimelineEvent::ReviewNamed, $viewer->id);
        $this->audit->record(new AuditEntry($viewer->id, $viewer->roles, $call->id, $call->groupId, self::ACTION, '', (string) $review->applicationId, accountId: $userId));
    }
}
