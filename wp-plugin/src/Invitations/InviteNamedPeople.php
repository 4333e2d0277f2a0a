<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Invitations\Mails\InvitationMail;
use Passerelle\Kernel\AddressHash;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Mail\Mails;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;

/** Invites the people whom a record names when it becomes public, and those named since; nobody twice. */
#[Priority(110)]
final readonly class InviteNamedPeople implements ContentListener
{
    public function __construct(
        private InvitationStore $store,
        private NamedPeople $people,
        private Records $records,
        private Mails $mails,
        private EmailLookup $accounts,
        private Notify $notify,
    ) {
    }

    public function onContentChanged(ContentChanged $change): void
    {
        $after = $change->after;
        if ($after === null) {
            $this->deleteWithLastLanguage($change->record()->groupId);
        } elseif ($after->status->isPublic()) {
            $this->invite($after);
        }
    }

    private function invite(Record $record): void
    {
        $people = $this->people->of($record);
        $known = $people === [] ? [] : $this->knownHashes($record->groupId);
        foreach ($people as $person) {
            $id = isset($known[AddressHash::of($record->groupId, $person->email)])
                ? null
                : $this->store->add($record->groupId, $person, $record->language, $record->ownerId);
            if ($id !== null) {
                $this->mails->addressed(InvitationMail::KEY, InvitationMail::data($id, 1));
                $this->notifyAccount($record, $id, $person->email);
            }
        }
    }

    /** The link that answers is in the mail only. */
    private function notifyAccount(Record $record, int $invitationId, string $email): void
    {
        $account = $this->accounts->find($email);
        if ($account !== null) {
            ($this->notify)(NoticeKind::Invitation, $record, [$account->ID], [InvitationNotices::INVITATION => $invitationId]);
        }
    }

    /** @return array<string, true> of the addresses as named and as corrected */
    private function knownHashes(int $groupId): array
    {
        $known = [];
        foreach ($this->store->ofGroup($groupId) as $invitation) {
            $known[$invitation->namedHash] = true;
            $known[AddressHash::of($groupId, $invitation->invitee->email)] = true;
        }

        return $known;
    }

    private function deleteWithLastLanguage(int $groupId): void
    {
        if ($this->records->findGroups([$groupId]) === []) {
            $this->store->deleteGroup($groupId);
        }
    }
}
