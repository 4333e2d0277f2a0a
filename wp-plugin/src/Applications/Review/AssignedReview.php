<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review;

use Passerelle\Applications\Review\Assignment\Assignment;
use Passerelle\Applications\Review\Plan\StoredPlan;
use Passerelle\Content\Record;

/** What a person reviews, and by which rules. */
final readonly class AssignedReview
{
    public function __construct(public Assignment $assignment, public ReviewedApplication $application, public Record $call, public StoredPlan $stored)
    {
    }
}
