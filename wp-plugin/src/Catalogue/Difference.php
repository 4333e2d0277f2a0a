<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

final readonly class Difference
{
    /** @param list<string> $parts that differ: names of columns, "words", "terms" */
    public function __construct(
        public int $postId,
        public Problem $problem,
        public array $parts = [],
    ) {
    }

    public function __toString(): string
    {
        return "post {$this->postId}: {$this->problem->value}" . ($this->parts === [] ? '' : ' (' . implode(', ', $this->parts) . ')');
    }
}
