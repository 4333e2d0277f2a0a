<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Handling\Listing\ListingTables;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Kernel\Composition\Priority;

/** Applications to calls that a person began: for themselves with all answers, for a structure only that they did. */
#[Priority(145)]
final readonly class ApplicationRecords implements PersonalRecords
{
    public function __construct(private PersonalApplications $applications)
    {
    }

    public function key(): string
    {
        return 'applications';
    }

    public function tables(): array
    {
        return [
            ApplicationTables::APPLICATIONS,
            ApplicationTables::SUBMISSIONS,
            ApplicationTables::STATISTICS,
            ApplicationTables::SNAPSHOTS,
            ApplicationTables::FILES,
            ApplicationTables::PRESENCES,
            ApplicationTables::TRIALS,
            ListingTables::LISTED,
            ListingTables::WORDS,
        ];
    }

    public function of(int $userId): iterable
    {
        return $this->applications->of($userId);
    }

    public function erase(Erasure $erasure): void
    {
        $this->applications->erase($erasure->userId);
    }
}
