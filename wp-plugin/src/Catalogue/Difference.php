<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

final readonly class Difference
{
    /**
     * @param int $postId the group of an orphan; 0 for a word
     * @param list<string> $parts differing parts: names of columns, "words", "terms"; or the word
     */
    public function __construct(
        public int $postId,
        public Problem $problem,
        public array $parts = [],
    ) {
    }

    public function __toString(): string
    {
        $what = $this->postId === 0 ? 'word' : "post {$this->postId}";

        return "{$what}: {$this->problem->value}" . ($this->parts === [] ? '' : ' (' . implode(', ', $this->parts) . ')');
    }
}
