<?php

declare(strict_types=1);

namespace Passerelle\Applications\Mentoring;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Content\Record;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;

/** Logs what was done about a mentor, without names, and notifies those concerned. Within the transaction of the change. */
final readonly class MentorNotices
{
    /** Keys in the data of a notice: id of the application, and value of MentorEvent. */
    public const APPLICATION = 'application';
    public const EVENT = 'event';
    private const LOGGED = [
        'propose' => 'application_mentor_proposed',
        'withdraw' => 'application_mentor_withdrawn',
        'accept' => 'application_mentor_accepted',
        'decline' => 'application_mentor_declined',
        'end' => 'application_mentor_ended',
        'allowDraft' => 'application_mentor_reads_draft',
        'hideDraft' => 'application_mentor_reads_sent',
    ];

    public function __construct(
        private AuditLog $log,
        private Notify $notify,
        private ApplicantRights $applicants,
        private HandlerRights $handlers,
        private ViewerFactory $viewers,
    ) {
    }

    /** @param Mentorship|null $before null: the mentor was never proposed before */
    public function done(Viewer $viewer, MentorAction $action, Submission $submission, Record $call, int $mentorId, ?Mentorship $before): void
    {
        $this->log->record(new AuditEntry(
            $viewer->id,
            $viewer->roles,
            $call->id,
            $call->groupId,
            self::LOGGED[$action->value],
            '',
            '',
            ["application={$submission->application->id}"],
            accountId: $mentorId,
        ));
        foreach ($this->recipients($action, $submission, $mentorId, $before) as [$event, $userIds]) {
            ($this->notify)(NoticeKind::ApplicationMentor, $call, array_values(array_diff($userIds, [$viewer->id])), [
                Notify::ACTOR => $mentorId,
                self::APPLICATION => $submission->application->id,
                self::EVENT => $event->value,
            ]);
        }
    }

    /** @return list<array{MentorEvent, list<int>}> events with user ids */
    private function recipients(MentorAction $action, Submission $submission, int $mentorId, ?Mentorship $before): array
    {
        $applicants = $this->applicants->senders($submission->application);
        $proposer = $before === null || !$this->handlers->mayHandle($this->viewers->of($before->proposedBy), $submission) ? [] : [$before->proposedBy];

        return match ($action) {
            MentorAction::Propose => [[MentorEvent::Proposed, $applicants]],
            // A mentor who was not accepted never learned of the proposal.
            MentorAction::Withdraw => [
                [MentorEvent::Withdrawn, $applicants],
                [MentorEvent::Over, $before?->state === MentorState::Accepted ? [$mentorId] : []],
            ],
            MentorAction::Accept => [[MentorEvent::Begun, [$mentorId]], [MentorEvent::Accepted, $proposer]],
            MentorAction::Decline => [[MentorEvent::Declined, $proposer]],
            MentorAction::End => [[MentorEvent::Over, [$mentorId]], [MentorEvent::Ended, $proposer]],
            MentorAction::AllowDraft, MentorAction::HideDraft => [],
        };
    }
}
