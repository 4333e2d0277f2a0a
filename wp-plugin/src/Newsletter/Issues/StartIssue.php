<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Newsletter\Subscribers\Subscriber;
use Passerelle\Newsletter\Subscribers\SubscriberStore;

/** Starts the sending of an issue: each subscriber of its language gets a letter that waits. Within a transaction. */
final readonly class StartIssue
{
    /** @param int $firstDays of the first issue in a language: what is new since then */
    public function __construct(
        private IssueStore $issues,
        private LetterStore $letters,
        private SubscriberStore $subscribers,
        private Clock $clock,
        #[Limit('newsletter', 'firstDays')] private int $firstDays,
        #[Limit('newsletter', 'subscribersAtOnce')] private int $atOnce,
    ) {
    }

    /**
     * @return int number of letters
     * @throws DomainError invalid_transition: there is no subscriber
     */
    public function __invoke(Issue $issue): int
    {
        $language = $issue->content->language;
        $since = $this->issues->lastStart($language) ?? $this->clock->now()->modify("-{$this->firstDays} days");
        $this->issues->markStarted($issue->id, $since);
        $recipients = $last = 0;
        do {
            $found = array_map(static fn (Subscriber $each): int => $each->id, $this->subscribers->active($language, $last, $this->atOnce));
            $this->letters->add($issue->id, $found);
            $recipients += count($found);
            $last = $found === [] ? $last : $found[count($found) - 1];
        } while (count($found) === $this->atOnce);

        return $recipients > 0 ? $recipients : throw new DomainError('invalid_transition');
    }
}
