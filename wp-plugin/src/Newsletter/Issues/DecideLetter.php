<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** An editor decides what becomes of an uncertain letter: the only way in which it is sent again. */
final readonly class DecideLetter
{
    public function __construct(
        private IssueStore $issues,
        private LetterStore $letters,
        private Batches $batches,
        private IssueAudit $audit,
        private Transaction $transaction,
    ) {
    }

    /** @throws DomainError forbidden · not_found · invalid_transition: it is not uncertain any more, or its issue is cancelled · stale_version */
    public function __invoke(Viewer $viewer, int $letterId, LetterDecision $decision): Issue
    {
        Editors::require($viewer);

        return $this->transaction->run(function () use ($viewer, $letterId, $decision): Issue {
            $letter = $this->letters->find($letterId) ?? throw DomainError::notFound();
            $issue = $this->issues->find($letter->issueId) ?? throw DomainError::notFound();
            $isOver = $issue->state === IssueState::Cancelled && $decision === LetterDecision::SendAgain;
            if ($isOver || !$this->letters->decide($letter, $decision->state())) {
                throw new DomainError('invalid_transition');
            }
            if ($decision === LetterDecision::SendAgain) {
                $this->goOn($issue);
            }
            $this->audit->decided($viewer, $letter, $decision);

            return $issue;
        });
    }

    /** @throws DomainError stale_version */
    private function goOn(Issue $issue): void
    {
        if ($issue->state === IssueState::Sent && !$this->issues->move($issue, IssueStep::Reopen)) {
            throw DomainError::staleVersion();
        }
        if ($issue->state !== IssueState::Paused) {
            $this->batches->queue($issue->id);
        }
    }
}
