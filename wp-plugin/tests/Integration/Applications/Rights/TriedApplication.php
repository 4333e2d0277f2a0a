<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Rights;

use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Rights\Viewer;

/** The application that is tried, as it stands: whoever is refused is not refused because they name something that was. */
final readonly class TriedApplication
{
    /**
     * @param int $firstSubmission id of its submission at the first stage
     * @param int $version of its answers
     * @param int $handling version of what was sent last, and its `snapshot` number
     * @param array<string, int> $prepared decisions at the first stage by kind
     * @param int $undecided eligible applications without a decision
     * @param array<int, int> $reviews ids of its assignments by reviewer
     * @param array<int, int> $scores versions of scores by assignment
     * @param int $freeReviewer user id of somebody who could review it
     * @param string $link hash of the link of the referee
     * @param list<int> $mentors user ids of who mentors it once it was sent, and of who may be proposed
     * @param DecisionKind $kind that is prepared
     * @param array<string, int> $points of a score
     */
    public function __construct(
        public int $callId,
        public int $id,
        public int $firstSubmission,
        public bool $isAtSecondStage,
        public int $version,
        public int $handling,
        public int $snapshot,
        public string $later,
        public array $prepared,
        public int $undecided,
        public array $reviews,
        public array $scores,
        public int $freeReviewer,
        public string $link,
        public array $mentors,
        public DecisionKind $kind = DecisionKind::NotSelected,
        public array $points = ['quality' => 400, 'impact' => 700],
    ) {
    }

    /** @return int that of the person, else that of somebody else; 0: nobody reviews it */
    public function reviewOf(Viewer $viewer): int
    {
        return $this->reviews[$viewer->id] ?? array_values($this->reviews)[0] ?? 0;
    }

    public function scoreVersion(int $assignment): int
    {
        return $this->scores[$assignment] ?? 0;
    }
}
