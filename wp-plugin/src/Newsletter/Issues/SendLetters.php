<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\Services;
use Passerelle\Outbox\Handler;
use RuntimeException;

/**
 * Sends a batch of letters, then queues the next one. While the mail server takes none, the outbox tries again without end. A batch
 * is shorter than a claim of the outbox.
 */
final readonly class SendLetters implements Handler
{
    public function __construct(
        private IssueStore $issues,
        private LetterStore $letters,
        private Items $items,
        private LetterPost $post,
        private Batches $batches,
        private SettleLetters $settle,
        private Services $services,
    ) {
    }

    public function kind(): string
    {
        return Batches::KIND;
    }

    public function maxDelay(): int
    {
        return $this->limit('maxDelaySeconds');
    }

    public function handle(array $payload): void
    {
        $issue = $this->issues->find(Batches::issueOf($payload));
        if ($issue?->state !== IssueState::Sending) {
            return;
        }
        $this->send($issue);
        $this->settle->run();
        $due = $this->letters->nextDue($issue->id);
        if ($due !== null && $this->issues->find($issue->id)?->state === IssueState::Sending) {
            $this->batches->queue($issue->id, $due > $this->services->clock->now() ? $due : null);
        }
    }

    /** @throws RuntimeException when the mail server does not take letters */
    private function send(Issue $issue): void
    {
        $pool = null;
        $inRow = 0;
        $end = $this->services->clock->now()->getTimestamp() + $this->limit('batchSeconds');
        for ($count = $this->limit('batch'); $count > 0 && $this->services->clock->now()->getTimestamp() < $end; $count--) {
            $letter = $this->letters->next($issue->id);
            if ($letter === null) {
                return;
            }
            // Before the claim: what fails here concerns no letter.
            $pool ??= $this->items->of($issue->content, $this->items->since($issue, $this->issues));
            $claimed = $this->letters->claim($letter);
            $inRow = $claimed === null || $this->post->send($claimed, $issue, $pool) ? 0 : $inRow + 1;
            if ($inRow >= $this->limit('postponedInRow')) {
                throw new RuntimeException('The mail server put off several recipients in a row.');
            }
        }
    }

    private function limit(string $name): int
    {
        return $this->services->config->limit('newsletter', $name);
    }
}
