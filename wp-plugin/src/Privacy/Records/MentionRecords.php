<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Records;

use Passerelle\Content\Actions\LeaveContent;
use Passerelle\Content\Field;
use Passerelle\Privacy\Erasure;
use Passerelle\Privacy\OwnedRecords;
use Passerelle\Privacy\PersonalRecords;

/** Records of others that name the person, as manager or mentor: where and as what, nothing else of them. */
final readonly class MentionRecords implements PersonalRecords
{
    public function __construct(private OwnedRecords $owned, private LeaveContent $leave)
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
        foreach ($this->owned->naming($userId) as $record) {
            $fields = $this->leave->namingFields($record, $userId);
            // A record's other language says the same once more; what isn't public yet is told without its title.
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
            $this->leave->unname($record, $erasure->userId);
        }
    }
}
