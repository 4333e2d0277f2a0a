<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailContent;
use Passerelle\Rights\Viewer;

/** What people are invited to by mail. Each kind of invitation has one subject, which decides who invites and what an answer causes. */
interface InvitationSubject
{
    /** @param string $kind of Invitee */
    public function covers(string $kind): bool;

    /** The record that the invitation is about, while it can be sent; null otherwise. */
    public function record(Invitation $invitation): ?Record;

    /** The same for a record that is known already. */
    public function concerns(Record $record, Invitation $invitation): bool;

    /** Whether its inviter may still invite: without it, the link is not valid. */
    public function isInviterEntitled(Invitation $invitation, Record $record): bool;

    /** @throws DomainError not_found and others, unless the viewer may send invitations into the record */
    public function checkInviter(Viewer $viewer, Invitation $invitation): void;

    /** Within the transaction of an answer, before it is written: locks the rows that other changes of the subject lock first, for one order prevents deadlocks. */
    public function lock(Invitation $invitation): void;

    /**
     * What an answer causes; within its transaction.
     *
     * @throws DomainError the answer is then not written
     */
    public function onAnswer(Viewer $viewer, Invitation $invitation, Record $record, InvitationAnswer $answer): void;

    /** @param string|null $url of the link, in mails */
    public function text(InvitationText $text, Invitation $invitation, Record $record, Lang $language, ?string $url = null): MailContent;

    /** Page of links, of paths.json. */
    public function page(): string;

    /** @return 'role'|'coWriterRole'|null name of the role in the API; null for kinds without one */
    public function roleField(): ?string;

    /** Screen that notices lead to instead of the record, of paths.json. */
    public function screen(): ?string;
}
