<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

final readonly class Difference
{
    /**
     * @param int $postId the group of a stray; 0 for a word
     * @param list<string> $parts that differ: names of columns, "words", "terms"; of a word itself
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
