<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Invitations\InvitationSubject;
use Passerelle\Invitations\InvitationText;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Invitations to write an application to a call. Their record is the call, as far as the application is there. */
final readonly class CoWriterSubject implements InvitationSubject
{
    private const MAIL = 'applications.invited';
    private const NOTICE = 'applications.invited_notice';
    private const NOTICE_OVER = 'applications.invited_over';
    private const ROLES = 'coWriterRole';
    private const PAGE = 'invitation';
    private const SCREEN = 'ownApplications';

    public function __construct(
        private SubmissionStore $store,
        private ApplicantRights $rights,
        private ViewerFactory $viewers,
        private Records $records,
        private CoWriterChanges $changes,
        private FieldTexts $texts,
    ) {
    }

    public function covers(string $kind): bool
    {
        return $kind === CoWriters::KIND;
    }

    public function record(Invitation $invitation): ?Record
    {
        $group = $this->records->findGroups([$invitation->groupId])[$invitation->groupId] ?? [];
        foreach ([$invitation->language, $invitation->language->other()] as $language) {
            $record = $group[$language->value] ?? null;
            if ($record !== null && $this->concerns($record, $invitation) && $this->submission($invitation) !== null) {
                return $record;
            }
        }

        return null;
    }

    public function concerns(Record $record, Invitation $invitation): bool
    {
        return $record->type === ContentType::CallForApplication && $record->status->isPublic() && $this->store->find($invitation->subjectId) !== null;
    }

    public function isInviterEntitled(Invitation $invitation, Record $record): bool
    {
        $submission = $this->submission($invitation);

        return $submission !== null && $this->rights->sends($this->viewers->of($invitation->inviterId), $submission->application);
    }

    public function checkInviter(Viewer $viewer, Invitation $invitation): void
    {
        $submission = $this->submission($invitation);
        if ($submission === null || !$this->rights->sends($viewer, $submission->application)) {
            throw DomainError::notFound();
        }
    }

    public function lock(Invitation $invitation): void
    {
        $this->store->lock($invitation->subjectId);
    }

    public function onAnswer(Viewer $viewer, Invitation $invitation, Record $record, InvitationAnswer $answer): void
    {
        $submission = $this->submission($invitation) ?? throw new DomainError('link_expired');
        if ($answer === InvitationAnswer::Decline) {
            $this->changes->declined($viewer, $invitation, $record, $submission->application);
            return;
        }
        if ($this->rights->applies($viewer, $submission->application) || $this->changes->isOther($viewer, $invitation)) {
            throw new DomainError('invalid_transition');
        }
        $this->changes->accepted($viewer, $invitation, $record, $submission->application);
    }

    public function text(InvitationText $text, Invitation $invitation, Record $record, Lang $language, ?string $url = null): MailContent
    {
        $values = ['inviter' => $invitation->inviterName(), 'title' => $record->title];
        $withRole = [...$values, 'role' => $this->texts->choice(self::ROLES, $invitation->invitee->role, $language)];

        return match ($text) {
            InvitationText::Mail => MailTexts::content(self::MAIL, $language, $withRole, $url),
            InvitationText::Notice => MailTexts::content(self::NOTICE, $language, $withRole),
            InvitationText::NoticeOver => MailTexts::content(self::NOTICE_OVER, $language, $values),
        };
    }

    public function page(): string
    {
        return self::PAGE;
    }

    public function roleField(): string
    {
        return 'coWriterRole';
    }

    public function screen(): string
    {
        return self::SCREEN;
    }

    /** Null: deleted or withdrawn. */
    private function submission(Invitation $invitation): ?Submission
    {
        $submission = $this->store->find($invitation->subjectId);

        return $submission?->application->withdrawnAt === null ? $submission : null;
    }
}
