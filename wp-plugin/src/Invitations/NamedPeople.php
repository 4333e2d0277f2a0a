<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Content\Definitions;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Values;
use Passerelle\Kernel\AddressHash;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Content\Model\ContentType;

/** The people whom a record names by an address instead of a record of the directory, in any of its fields of people. */
final readonly class NamedPeople
{
    private const EMAIL = 'email';
    private const GROUP = 'groupId';

    public function __construct(private Definitions $definitions, private Records $records)
    {
    }

    /** Whether a content type has a field of people with this key. */
    public function isField(string $key): bool
    {
        foreach (ContentType::cases() as $type) {
            foreach ($this->definitions->stored($type) as $field) {
                if ($field->kind === FieldKind::People && $field->key === $key) {
                    return true;
                }
            }
        }

        return false;
    }

    /** @return list<Invitee> each address once */
    public function of(Record $record): array
    {
        $people = [];
        foreach ($this->definitions->stored($record->type) as $field) {
            foreach ($field->kind === FieldKind::People ? $record->values->rows($field->key) : [] as $row) {
                $email = EmailAddress::normalise($row->text(self::EMAIL));
                if ($email !== '' && $row->int(self::GROUP) === null) {
                    $people[$email] ??= self::invitee($field->key, $email, $row);
                }
            }
        }

        return array_values($people);
    }

    /** Whether the record still names the person, by the first address or by its correction. */
    public function names(Record $record, Invitation $invitation): bool
    {
        return $this->writtenAddress($record, $invitation) !== null;
    }

    /** The address by which the record names the person, which a correction of the invitation leaves as it is; null when it no longer does. */
    public function writtenAddress(Record $record, Invitation $invitation): ?string
    {
        foreach ($this->of($record) as $person) {
            if ($person->email === $invitation->invitee->email || AddressHash::of($record->groupId, $person->email) === $invitation->namedHash) {
                return $person->email;
            }
        }

        return null;
    }

    /** The public record of an invitation, in its language if possible; null while it is not public or names the person no more. */
    public function publicRecord(Invitation $invitation): ?Record
    {
        $group = $this->records->findGroups([$invitation->groupId])[$invitation->groupId] ?? [];
        foreach ([$invitation->language, $invitation->language->other()] as $language) {
            $record = $group[$language->value] ?? null;
            if ($record?->status->isPublic() === true && $this->names($record, $invitation)) {
                return $record;
            }
        }

        return null;
    }

    private static function invitee(string $kind, string $email, Values $row): Invitee
    {
        return new Invitee(
            $kind,
            $email,
            trim("{$row->text('firstName')} {$row->text('lastName')}"),
            $row->text('structureName'),
            $row->text('structureType'),
        );
    }
}
