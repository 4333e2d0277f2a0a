<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use RuntimeException;

/** Sends the next letters of an issue. */
final readonly class LetterBatch
{
    public function __construct(
        private IssueStore $issues,
        private LetterStore $letters,
        private Items $items,
        private LetterPost $post,
        private Clock $clock,
        private Config $config,
    ) {
    }

    /** @throws RuntimeException when the mail server does not take letters */
    public function send(Issue $issue): void
    {
        $pool = null;
        $inRow = 0;
        $end = $this->clock->now()->getTimestamp() + $this->limit('batchSeconds');
        for ($count = $this->limit('batch'); $count > 0 && $this->clock->now()->getTimestamp() < $end; $count--) {
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
        return $this->config->limit('newsletter', $name);
    }
}
