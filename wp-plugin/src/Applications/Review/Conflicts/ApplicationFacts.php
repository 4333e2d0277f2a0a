<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Conflicts;

/** What of an application can be in conflict with a reviewer. */
final readonly class ApplicationFacts
{
    /**
     * @param list<int> $applicants user ids: who began it
     * @param list<int> $coWriters user ids
     * @param list<int> $structures group ids: the one that applies, and those that the applicant belongs to
     * @param list<int> $mentors user ids: of those who mentor it or have mentored it, and of all mentors of the call
     * @param list<string> $referees normalised addresses
     * @param list<string> $addresses of the applicant and of these structures
     */
    public function __construct(
        public int $applicationId,
        public array $applicants,
        public array $coWriters,
        public array $structures,
        public array $mentors,
        public array $referees,
        public array $addresses,
    ) {
    }
}
