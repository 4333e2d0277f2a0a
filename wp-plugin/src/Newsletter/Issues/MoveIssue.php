<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** An editor sends an issue, pauses it, goes on with it or cancels it. */
final readonly class MoveIssue
{
    public function __construct(
        private IssueStore $issues,
        private LetterStore $letters,
        private Batches $batches,
        private IssueAudit $audit,
        private Transaction $transaction,
        private StartIssue $start,
    ) {
    }

    /**
     * @param int $version that the editor saw
     * @throws DomainError forbidden · not_found · invalid_transition, also for an issue that has no reader · stale_version
     */
    public function __invoke(Viewer $viewer, int $id, IssueStep $step, int $version): void
    {
        Editors::require($viewer);

        $this->transaction->run(function () use ($viewer, $id, $step, $version): void {
            $issue = $this->issues->find($id) ?? throw DomainError::notFound();
            if (!in_array($step, IssueStep::ofEditors($issue->state), true)) {
                throw new DomainError('invalid_transition');
            }
            if ($issue->version !== $version || !$this->issues->move($issue, $step)) {
                throw DomainError::staleVersion();
            }
            $this->audit->moved($viewer, $issue, $step, $this->follow($issue, $step));
        });
    }

    /** @return array<string, int> facts for the audit log */
    private function follow(Issue $issue, IssueStep $step): array
    {
        $facts = $step === IssueStep::Start ? ['recipients' => ($this->start)($issue)] : [];
        if ($step === IssueStep::Cancel) {
            $this->letters->skipWaiting($issue->id);
            $this->issues->markEnded($issue->id);
        }
        if ($step->to() === IssueState::Sending) {
            $this->batches->queue($issue->id);
        }

        return $facts;
    }
}
