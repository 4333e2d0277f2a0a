<?php

declare(strict_types=1);

namespace Passerelle\NewsletterIssues;

/** An issue of the newsletter in one language, as it is stored. */
final readonly class Issue
{
    /**
     * @param int $authorId user id of who composed it first
     * @param int $version grows with each change of its content
     */
    public function __construct(
        public int $id,
        public IssueContent $content,
        public IssueState $state,
        public int $authorId,
        public int $version,
        public IssueTimes $times,
    ) {
    }
}
