<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\InternalCall;
use Passerelle\Applications\LateLinks\LateApplications;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Records what an applicant did, within its transaction: in the timeline, and in the late link with which it was sent. */
final readonly class RecordAction
{
    public function __construct(private ApplicationSteps $steps, private LateApplications $late, private Timeline $timeline, private SubmissionStore $store)
    {
    }

    /**
     * @param Submission $changed as it is after the action
     * @throws DomainError stale_version: its late link was used or revoked meanwhile
     */
    public function __invoke(Viewer $viewer, ApplicationAction $action, InternalCall $call, Submission $changed): Submission
    {
        $isLate = $action === ApplicationAction::Send && !$changed->application->isTrial() && $this->steps->isLate($call);
        if ($isLate) {
            $this->late->use($changed);
        }
        $event = match ($action) {
            ApplicationAction::Send => $isLate ? TimelineEvent::SentLate : TimelineEvent::Sent,
            ApplicationAction::Complete => TimelineEvent::Completed,
            ApplicationAction::TakeBack => TimelineEvent::TakenBack,
            ApplicationAction::Withdraw => TimelineEvent::Withdrawn,
            ApplicationAction::Save, ApplicationAction::Delete => null,
        };
        if ($event !== null) {
            $this->timeline->add($changed->application->id, $event, $viewer->id, ['number' => $changed->sentNumber, ...$changed->stage->entryData()]);
        }

        return $isLate ? $this->store->find($changed->application->id) ?? $changed : $changed;
    }
}
