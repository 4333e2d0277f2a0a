<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Field;
use Passerelle\Content\Record;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\OwnedRecords;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Kernel\Composition\Priority;

/** Records of others that mention the person as manager or mentor: only record and role. */
#[Priority(210)]
final readonly class MentionRecords implements PersonalRecords
{
    public function __construct(private OwnedRecords $owned, private DetachAccount $detach)
    {
    }

    public function key(): string
    {
        return 'mentions';
    }

    public function tables(): array
    {
        return [];
    }

    public function of(int $userId): iterable
    {
        return self::entries($this->owned->naming($userId), fn (Record $record): array => $this->detach->mentioningFields($record, $userId));
    }

    /**
     * @param iterable<Record> $records candidates
     * @param callable(Record): list<Field> $fieldsOf those that contain the person
     * @return iterable<array{type: string, language: string, title: string|null, as: list<string>}>
     */
    public static function entries(iterable $records, callable $fieldsOf): iterable
    {
        foreach ($records as $record) {
            $fields = $fieldsOf($record);
            // One entry per group; records that are not public without their title.
            if ($fields !== []) {
                yield [
                    'type' => $record->type->value,
                    'language' => $record->language->value,
                    'title' => $record->status->isPublic() ? $record->title : null,
                    'as' => array_map(static fn (Field $field): string => $field->key, $fields),
                ];
            }
        }
    }

    public function erase(Erasure $erasure): void
    {
        foreach ($this->owned->naming($erasure->userId) as $record) {
            $this->detach->removeMentions($record, $erasure->userId);
        }
    }
}
