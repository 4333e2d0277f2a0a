<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Guests;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Review\Reviewers\Reviewer;
use Passerelle\Applications\Review\Reviewers\ReviewerRules;
use Passerelle\Applications\Review\Reviewers\ReviewerState;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Invitations\AcceptsGuests;
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

/** Invitations by mail to review the applications of a call. Their record is the call, as long as those who invited run it. */
final readonly class ReviewerSubject implements InvitationSubject, AcceptsGuests
{
    private const MAIL = 'applications.review_invited_by_mail';
    private const PAGE = 'invitation';
    private const SCREEN = 'ownReviews';

    public function __construct(
        private ReviewerStore $store,
        private ReviewerRules $rules,
        private HandlerRights $rights,
        private ViewerFactory $viewers,
        private Records $records,
    ) {
    }

    public function covers(string $kind): bool
    {
        return $kind === ReviewerInvitations::KIND;
    }

    public function record(Invitation $invitation): ?Record
    {
        $group = $this->records->findGroups([$invitation->groupId])[$invitation->groupId] ?? [];
        foreach ([$invitation->language, $invitation->language->other()] as $language) {
            $record = $group[$language->value] ?? null;
            if ($record !== null && $this->concerns($record, $invitation)) {
                return $record;
            }
        }

        return null;
    }

    public function concerns(Record $record, Invitation $invitation): bool
    {
        return $record->type === ContentType::CallForApplication && $this->reviewer($invitation) !== null;
    }

    public function isInviterEntitled(Invitation $invitation, Record $record): bool
    {
        return $this->rights->handlesCall($this->viewers->of($invitation->inviterId), $record);
    }

    public function checkInviter(Viewer $viewer, Invitation $invitation): void
    {
        foreach ($this->records->findGroups([$invitation->groupId])[$invitation->groupId] ?? [] as $call) {
            if ($this->rights->handlesCall($viewer, $call)) {
                return;
            }
        }

        throw DomainError::notFound();
    }

    /** Its row in the table of invitations is the first that each change locks. */
    public function lock(Invitation $invitation): void
    {
    }

    public function onAnswer(Viewer $viewer, Invitation $invitation, Record $record, InvitationAnswer $answer): void
    {
        $reviewer = $this->reviewer($invitation) ?? throw new DomainError('link_expired');
        if ($answer === InvitationAnswer::Decline) {
            $this->store->move($reviewer, [ReviewerState::Invited], ReviewerState::Declined);
            $this->store->forgetAddress($reviewer->email);
            return;
        }
        if (!$this->rules->mayReview($record, $viewer->id)) {
            throw new DomainError('invalid_transition');
        }
        $this->accept($viewer, $reviewer);
    }

    public function text(InvitationText $text, Invitation $invitation, Record $record, Lang $language, ?string $url = null): MailContent
    {
        return MailTexts::content(self::MAIL, $language, ['inviter' => $invitation->inviterName(), 'title' => $record->title], $url);
    }

    public function page(): string
    {
        return self::PAGE;
    }

    public function roleField(): ?string
    {
        return null;
    }

    public function screen(): string
    {
        return self::SCREEN;
    }

    /** @throws DomainError invalid_transition: the account reviews for the call already */
    private function accept(Viewer $viewer, Reviewer $reviewer): void
    {
        $own = $this->store->ofCallAndUser($reviewer->callGroup, $viewer->id);
        if ($own === null) {
            if (!$this->store->accept($reviewer, $viewer->id)) {
                throw new DomainError('link_expired');
            }
            return;
        }
        if (!$this->store->move($own, [ReviewerState::Invited, ReviewerState::Declined, ReviewerState::Removed], ReviewerState::Accepted)) {
            throw new DomainError('invalid_transition');
        }
        $this->store->describe($own->id, $reviewer->languages, $reviewer->countries);
        $this->store->delete($reviewer);
    }

    /** Null: answered or removed. */
    private function reviewer(Invitation $invitation): ?Reviewer
    {
        $reviewer = $this->store->find($invitation->subjectId);

        return $reviewer?->state === ReviewerState::Invited && $reviewer->callGroup === $invitation->groupId ? $reviewer : null;
    }
}
