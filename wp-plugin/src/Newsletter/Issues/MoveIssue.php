<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Services;
use Passerelle\Newsletter\Subscribers\Subscriber;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Rights\Viewer;

/** An editor sends an issue, pauses it, goes on with it or cancels it. */
final readonly class MoveIssue
{
    public function __construct(
        private IssueStore $issues,
        private LetterStore $letters,
        private SubscriberStore $subscribers,
        private Batches $batches,
        private IssueAudit $audit,
        private Services $services,
    ) {
    }

    /**
     * @param int $version that the editor saw
     * @throws DomainError forbidden · not_found · invalid_transition, also for an issue that has no reader · stale_version
     */
    public function __invoke(Viewer $viewer, int $id, IssueStep $step, int $version): void
    {
        Editors::require($viewer);

        $this->services->transaction->run(function () use ($viewer, $id, $step, $version): void {
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
        $facts = $step === IssueStep::Start ? ['recipients' => $this->start($issue)] : [];
        if ($step === IssueStep::Cancel) {
            $this->letters->skipWaiting($issue->id);
            $this->issues->markEnded($issue->id);
        }
        if ($step->to() === IssueState::Sending) {
            $this->batches->queue($issue->id);
        }

        return $facts;
    }

    /** @throws DomainError invalid_transition */
    private function start(Issue $issue): int
    {
        $days = $this->services->config->limit('newsletter', 'firstDays');
        $language = $issue->content->language;
        $since = $this->issues->lastStart($language) ?? $this->services->clock->now()->modify("-{$days} days");
        $this->issues->markStarted($issue->id, $since);
        $limit = $this->services->config->limit('newsletter', 'subscribersAtOnce');
        $recipients = $last = 0;
        do {
            $found = array_map(static fn (Subscriber $each): int => $each->id, $this->subscribers->active($language, $last, $limit));
            $this->letters->add($issue->id, $found);
            $recipients += count($found);
            $last = $found === [] ? $last : $found[count($found) - 1];
        } while (count($found) === $limit);

        return $recipients > 0 ? $recipients : throw new DomainError('invalid_transition');
    }
}
