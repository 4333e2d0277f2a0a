<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Scoring;

use DateTimeImmutable;

/** What a reviewer says about an application. */
final readonly class Score
{
    /**
     * @param int $version counts the saves; 0: nothing is stored yet
     * @param array<string, int> $points in hundredths, by criterion; those that were given
     * @param array<string, string> $comments by criterion
     * @param string $comment on the whole
     * @param int $snapshot number of what was sent that it judges
     * @param DateTimeImmutable|null $finalAt null: a draft, which counts for nothing
     */
    public function __construct(
        public int $assignmentId,
        public int $version,
        public array $points,
        public array $comments,
        public string $comment,
        public int $snapshot,
        public ?DateTimeImmutable $savedAt,
        public ?DateTimeImmutable $finalAt,
    ) {
    }

    public static function none(int $assignmentId): self
    {
        return new self($assignmentId, 0, [], [], '', 0, null, null);
    }

    public function isFinal(): bool
    {
        return $this->finalAt !== null;
    }
}
