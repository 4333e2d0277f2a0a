<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Completions\CompletionTables;
use Passerelle\Applications\DecisionReviews\DecisionReviewTables;
use Passerelle\Applications\Decisions\DecisionTables;
use Passerelle\Applications\PublicResults\PublicResultTables;
use Passerelle\Applications\Timeline\PersonalEvents;
use Passerelle\Kernel\Composition\Priority;

/** What a person did with applications: those of others too, of which nothing but the number is said. */
#[Priority(146)]
final readonly class ApplicationHandlingRecords implements PersonalRecords
{
    public function __construct(private PersonalEvents $events)
    {
    }

    public function key(): string
    {
        return 'application-events';
    }

    public function tables(): array
    {
        return [
            ApplicationTables::EVENTS, ApplicationTables::ELIGIBILITY, CompletionTables::COMPLETIONS, DecisionTables::DECISIONS, DecisionReviewTables::REVIEWS,
            PublicResultTables::RESULTS,
        ];
    }

    public function of(int $userId): iterable
    {
        return $this->events->of($userId);
    }

    public function erase(Erasure $erasure): void
    {
        $this->events->erase($erasure->userId);
    }
}
