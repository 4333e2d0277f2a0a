<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Records;

use DateTimeInterface;
use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\FormerSlugs;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Model\ContentType;
use Passerelle\Model\Status;
use Passerelle\Moderation\Queue\QueueTables;
use Passerelle\Privacy\Erasure;
use Passerelle\Privacy\OwnedRecords;
use Passerelle\Privacy\PersonalRecords;
use Passerelle\Privacy\PublishedItems;
use WP_User;

/** Content of a person: initiatives, events, their profile … */
final readonly class ContentRecords implements PersonalRecords
{
    public function __construct(
        private OwnedRecords $owned,
        private Definitions $definitions,
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
                'fields' => $this->fields($record, $userId, $email),
            ];
        }
    }

    public function erase(Erasure $erasure): void
    {
        foreach ($this->owned->ownedBy($erasure->userId) as $record) {
            $this->end($record, $erasure);
        }
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
    private function newOwnerOf(Record $record, Erasure $erasure): ?int
    {
        $other = match (true) {
            $record->type !== ContentType::Structure => null,
            $record->status === Status::Trash => $this->structures->otherFormerOwner($record->groupId, $erasure->userId),
            default => $this->structures->otherOwner($record->groupId, $erasure->userId),
        };

        return match (true) {
            // A structure stays for its other owner.
            $other !== null => $other,
            // Profiles and unpublished records are deleted.
            $record->type === ContentType::CommunityProfile, !$record->status->isPublic() => null,
            $erasure->published === PublishedItems::Remove => null,
            $erasure->published === PublishedItems::Transfer => $erasure->heirId,
            default => 0,
        };
    }

    /** @return array<string, mixed> */
    private function fields(Record $record, int $userId, string $email): array
    {
        $fields = [];
        foreach ([...$this->definitions->of($record->type)->fields(), ...$this->definitions->of($record->type)->computedFields()] as $field) {
            $value = self::own($field, $record->values, $userId, $email);
            if ($value !== null) {
                $fields[$field->key] = $value;
            }
        }

        return $fields;
    }

    /** The value without accounts and addresses of other people. */
    private static function own(Field $field, Values $values, int $userId, string $email): mixed
    {
        $value = $values->raw($field->key);

        return match ($field->kind) {
            FieldKind::User => $value === $userId ? $userId : null,
            FieldKind::Users => in_array($userId, $values->ints($field->key), true) ? [$userId] : null,
            FieldKind::People => self::withoutAddresses($values->rows($field->key), $email),
            FieldKind::Rows => self::ownRows($field, $values, $userId),
            default => $value,
        };
    }

    /**
     * @param list<Values> $rows
     * @return list<array<string, mixed>>|null
     */
    private static function withoutAddresses(array $rows, string $email): ?array
    {
        $exported = array_map(static function (Values $row) use ($email): array {
            $all = $row->all();
            if (EmailAddress::normalise($row->text('email')) !== $email) {
                unset($all['email']);
            }

            return $all;
        }, $rows);

        return $exported === [] ? null : $exported;
    }

    /** @return list<array<string, mixed>>|null the person's own rows of members */
    private static function ownRows(Field $field, Values $values, int $userId): ?array
    {
        $users = array_filter($field->columns, static fn (Field $column): bool => $column->kind === FieldKind::User);
        $rows = array_filter(
            $values->rows($field->key),
            static fn (Values $row): bool => array_filter($users, static fn (Field $column): bool => $row->int($column->key) !== $userId) === [],
        );
        $exported = array_map(static fn (Values $row): array => $row->all(), array_values($rows));

        return $exported === [] ? null : $exported;
    }
}
