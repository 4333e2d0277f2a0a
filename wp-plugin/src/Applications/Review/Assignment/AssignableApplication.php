<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

/** An application to be spread among reviewers. */
final readonly class AssignableApplication
{
    /**
     * @param string $country ISO 3166 alpha-2; '': unknown
     * @param string $category '' where the call has none
     * @param list<int> $conflicted user ids of reviewers who never get it
     * @param list<int> $fixed user ids of reviewers who have it, and whose load it is
     * @param list<int> $movable user ids of reviewers who have it but have not begun: another may get it instead
     */
    public function __construct(
        public int $id,
        public string $language,
        public string $country = '',
        public string $category = '',
        public array $conflicted = [],
        public array $fixed = [],
        public array $movable = [],
    ) {
    }
}
