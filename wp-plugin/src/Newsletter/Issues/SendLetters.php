<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Outbox\Handler;

/**
 * Sends a batch of letters, then queues the next one. While the mail server takes none, the outbox tries again without end. A batch
 * is shorter than a claim of the outbox.
 */
final readonly class SendLetters implements Handler
{
    public function __construct(
        private IssueStore $issues,
        private LetterStore $letters,
        private Batches $batches,
        private SettleLetters $settle,
        private Clock $clock,
        private LetterBatch $batch,
        #[Limit('newsletter', 'maxDelaySeconds')] private int $maxDelay,
    ) {
    }

    public function kind(): string
    {
        return Batches::KIND;
    }

    public function maxDelay(): int
    {
        return $this->maxDelay;
    }

    public function handle(array $payload): void
    {
        $issue = $this->issues->find(Batches::issueOf($payload));
        if ($issue?->state !== IssueState::Sending) {
            return;
        }
        $this->batch->send($issue);
        $this->settle->run();
        $due = $this->letters->nextDue($issue->id);
        if ($due !== null && $this->issues->find($issue->id)?->state === IssueState::Sending) {
            $this->batches->queue($issue->id, $due > $this->clock->now() ? $due : null);
        }
    }
}
