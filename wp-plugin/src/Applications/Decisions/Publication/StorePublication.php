<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Publication;

use Passerelle\Applications\Decisions\DecidableApplication;
use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\DecisionReviews\ReviewPeriod;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\AdvancedSubmissions;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\Calls\Management\Instants;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Writes a publication, within its transaction: decisions, states, timeline, mails and notices, and its line of the audit log. */
final readonly class StorePublication
{
    private const ACTION = 'decisions_published';

    public function __construct(
        private DecisionStore $decisions,
        private SubmissionStore $submissions,
        private AdvancedSubmissions $advanced,
        private Timeline $timeline,
        private DecisionNotices $notices,
        private AuditLog $audit,
        private ReviewPeriod $reviews,
    ) {
    }

    /**
     * @param array<int, DecidableApplication> $applications by submission
     * @param non-empty-array<int, Decision> $prepared by submission
     */
    public function __invoke(Viewer $viewer, Record $call, Stage $stage, array $applications, array $prepared): void
    {
        $now = $this->decisions->now();
        $this->decisions->publish(array_values($prepared), $viewer->id, $now, $this->reviews->until($stage, Instants::zoneOf($call)));
        foreach (DecisionKind::cases() as $kind) {
            $ofKind = array_keys(array_filter($prepared, static fn (Decision $each): bool => $each->kind === $kind));
            if ($ofKind !== []) {
                $this->submissions->decideMany($ofKind, $kind->state());
            }
            if ($kind === DecisionKind::Advanced && $ofKind !== []) {
                $this->advanced->begin($ofKind);
            }
        }
        foreach ($prepared as $submissionId => $decision) {
            $this->timeline->add($applications[$submissionId]->id, TimelineEvent::Decided, $viewer->id, ['decision' => $decision->kind->value, ...$stage->entryData()], $now);
            $this->notices->published($applications[$submissionId]->id, $decision, $call);
        }
        $this->audit->record(new AuditEntry($viewer->id, $viewer->roles, $call->id, $call->groupId, self::ACTION, '', (string) count($prepared)));
    }
}
