<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\Decisions\Preparing\DecisionInput;

/** What a person answers to a request for a review. */
final readonly class ReviewAnswer
{
    /**
     * @param string $text for the applicant
     * @param DecisionInput|null $decision that takes the place of the one that was reviewed; null: it was dismissed, or about the eligibility
     * @param string $sources hash of what the letters of the new decision say, as they were previewed
     */
    public function __construct(public bool $isUpheld, public string $text, public ?DecisionInput $decision = null, public string $sources = '')
    {
    }
}
