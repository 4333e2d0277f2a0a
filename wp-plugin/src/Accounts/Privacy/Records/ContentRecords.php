<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use DateTimeInterface;
use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\FormerSlugs;
use Passerelle\Content\Record;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\OwnedRecords;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Accounts\Privacy\PublishedItems;
use WP_User;

/** Content of a person: initiatives, events, their profile … */
#[Priority(220)]
final readonly class ContentRecords implements PersonalRecords
{
    public function __construct(
        private OwnedRecords $owned,
        private OwnValues $values,
        private DetachAccount $detach,
        private Structures $structures,
        private FormerSlugs $formerSlugs,
    ) {
    }

    public function key(): string
    {
        return 'content';
    }

    public function tables(): array
    {
        // Derived from the records.
        return [QueueTables::QUEUE];
    }

    public function of(int $userId): iterable
    {
        $user = get_userdata($userId);
        $email = $user instanceof WP_User ? EmailAddress::normalise($user->user_email) : '';
        foreach ($this->owned->ownedBy($userId) as $record) {
            yield [
                'id' => $record->id,
                'groupId' => $record->groupId,
                'type' => $record->type->value,
                'language' => $record->language->value,
                'title' => $record->title,
                'slug' => $record->slug,
                'status' => $record->status->value,
                'audience' => $record->audience->value,
                'publishedAt' => $record->publishedAt?->format(DateTimeInterface::ATOM),
                'modifiedAt' => $record->modifiedAt->format(DateTimeInterface::ATOM),
                'fields' => $this->values->of($record->type, $record->values, $userId, $email),
            ];
        }
    }

    public function erase(Erasure $erasure): void
    {
        foreach ($this->owned->ownedBy($erasure->userId) as $record) {
            $this->end($record, $erasure);
        }
    }

    /** @return bool whether there may be more */
    public function eraseSome(Erasure $erasure, int $limit): bool
    {
        foreach ($this->owned->ownedBy($erasure->userId) as $record) {
            if ($limit-- <= 0) {
                return true;
            }
            $this->end($record, $erasure);
        }

        return false;
    }

    /** @return iterable<Record> */
    public function ownedBy(int $userId): iterable
    {
        return $this->owned->ownedBy($userId);
    }

    private function end(Record $record, Erasure $erasure): void
    {
        $heir = $this->newOwnerOf($record, $erasure);
        if ($heir !== null) {
            $this->detach->transferOwnership($record, $heir);
            return;
        }
        $this->detach->delete($record);
        if ($record->type === ContentType::CommunityProfile) {
            $this->formerSlugs->forget($record->id);
        }
    }

    /** @return int|null new owner, 0 for none; null: delete it */
    public function newOwnerOf(Record $record, Erasure $erasure): ?int
    {
        $other = match (true) {
            $record->type !== ContentType::Structure => null,
            $record->status === Status::Trash => $this->structures->otherFormerOwner($record->groupId, $erasure->userId)
                // Its restoration names an owner.
                ?? ($this->structures->hasOtherFormerMember($record->groupId, $erasure->userId) ? 0 : null),
            default => $this->structures->otherOwner($record->groupId, $erasure->userId),
        };

        return match (true) {
            // A structure stays for its other owner, a deleted one for all its former members.
            $other !== null => $other,
            // Profiles and unpublished records are deleted.
            $record->type === ContentType::CommunityProfile, !$record->status->isPublic() => null,
            $erasure->published === PublishedItems::Remove => null,
            $erasure->published === PublishedItems::Transfer => $erasure->heirId,
            default => 0,
        };
    }
}
