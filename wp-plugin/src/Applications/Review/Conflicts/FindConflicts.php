<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Conflicts;

use Passerelle\Applications\Review\ReviewedApplication;
use Passerelle\Content\Record;

/** Conflicts of reviewers with applications: those that facts say now, and those that were stored. */
final readonly class FindConflicts
{
    public function __construct(private ReadConflictFacts $facts, private ConflictStore $store)
    {
    }

    /**
     * @param array<int, ReviewedApplication> $applications by submission
     * @param list<int> $userIds
     * @return array<int, array<int, array<string, string>>> reasons, by application, user and kind
     */
    public function between(array $applications, array $userIds, Record $call): array
    {
        $conflicts = array_map(
            static fn (array $ofUsers): array => array_intersect_key($ofUsers, array_flip($userIds)),
            array_intersect_key($this->store->ofCall($call->groupId), array_flip(array_map(static fn (ReviewedApplication $each): int => $each->id, $applications))),
        );
        $reviewers = $this->facts->ofReviewers($userIds);
        foreach ($this->facts->ofApplications($applications, $call) as $id => $application) {
            foreach ($reviewers as $userId => $reviewer) {
                foreach (ConflictRules::between($application, $reviewer) as $kind) {
                    $conflicts[$id][$userId][$kind->value] ??= '';
                }
            }
        }

        return array_filter($conflicts);
    }

    public function has(ReviewedApplication $application, int $userId, Record $call): bool
    {
        return isset($this->between([$application->submissionId => $application], [$userId], $call)[$application->id][$userId]);
    }
}
