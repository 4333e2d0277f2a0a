<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Tasks\DueWork;

/** What a worker that ended left: its letter becomes uncertain. Issues without a letter to send are sent. */
#[Priority(10)]
final readonly class SettleLetters implements DueWork
{
    public function __construct(private IssueStore $issues, private LetterStore $letters)
    {
    }

    public function run(): int
    {
        $done = $this->letters->expire();
        foreach ($this->issues->inState(IssueState::Sending) as $id) {
            $done += (int) $this->finish($id);
        }

        return $done;
    }

    private function finish(int $id): bool
    {
        $counts = $this->letters->counts([$id])[$id];
        $issue = $counts[LetterState::Waiting->value] + $counts[LetterState::InFlight->value] === 0 ? $this->issues->find($id) : null;
        if ($issue?->state !== IssueState::Sending || !$this->issues->move($issue, IssueStep::Finish)) {
            return false;
        }
        $this->issues->markEnded($id);

        return true;
    }
}
