<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Scoring;

/** A score as it was sent, before its checks. */
final readonly class ScoreRequest
{
    /**
     * @param int $version that the person has read; 0: nothing was stored
     * @param int $snapshot number of what was sent that they judge
     * @param array<string, int> $points in hundredths, by criterion
     * @param array<string, string> $comments by criterion
     */
    public function __construct(
        public int $assignmentId,
        public int $version,
        public int $snapshot,
        public array $points,
        public array $comments,
        public string $comment,
        public bool $isFinal,
    ) {
    }
}
