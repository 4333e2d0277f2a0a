<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Accounts\Privacy\AddressRecords;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\OwnedRecords;
use Passerelle\Accounts\Privacy\PersonalRecords;
use WP_User;

/** Rows of people in the records of others, and in what these propose, that name a person by an e-mail address. */
#[Priority(190)]
final readonly class ListingRecords implements PersonalRecords, AddressRecords
{
    public function __construct(private OwnedRecords $owned, private DetachAccount $detach, private ProposalStore $proposals)
    {
    }

    public function key(): string
    {
        return 'listings';
    }

    public function tables(): array
    {
        return [];
    }

    public function of(int $userId): iterable
    {
        $user = get_userdata($userId);
        $email = $user instanceof WP_User ? EmailAddress::normalise($user->user_email) : '';
        foreach ($this->owned->listing($email) as $record) {
            if ($record->ownerId !== $userId) {
                yield from $this->rows($record, $email);
            }
        }
    }

    public function erase(Erasure $erasure): void
    {
        if ($erasure->email !== '') {
            $this->eraseAddress($erasure->email);
        }
    }

    public function ofAddress(string $email): iterable
    {
        foreach ($this->owned->listing($email) as $record) {
            yield from $this->rows($record, $email);
        }
    }

    public function eraseAddress(string $email): int
    {
        $count = 0;
        foreach ($this->owned->listing($email) as $record) {
            $count += $this->detach->removePerson($record, $email) ? 1 : 0;
        }

        return $count + $this->proposals->removePerson($email);
    }

    /** @return iterable<array<string, mixed>> titles of public records only */
    private function rows(Record $record, string $email): iterable
    {
        foreach ($this->detach->rowsOf($record, $email) as $row) {
            yield [
                'type' => $record->type->value,
                'language' => $record->language->value,
                'title' => $record->status->isPublic() ? $record->title : null,
                'firstName' => $row->text('firstName'),
                'lastName' => $row->text('lastName'),
                'structure' => $row->text('structureName'),
                'role' => $row->text('role'),
                'email' => $row->text('email'),
            ];
        }
    }
}
