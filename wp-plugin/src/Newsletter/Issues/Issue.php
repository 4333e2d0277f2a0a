<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

/** An issue of the newsletter in one language, as it is stored. */
final readonly class Issue
{
    /** @param int $version grows with each change of its content */
    public function __construct(
        public int $id,
        public IssueContent $content,
        public IssueState $state,
        public int $version,
        public IssueTimes $times,
    ) {
    }
}
