<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Opportunities;

use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\FieldReaders;
use Passerelle\Content\GroupsMigration;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Values;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;

/**
 * Keeps the index of offers and needs equal to what visitors may read: neither items for members, nor unpublished ones, nor fields that
 * their owner hides are in it, so that they change no recommendation.
 */
#[Priority(50)]
final readonly class OpportunityIndex implements ContentListener
{
    public function __construct(private OpportunityStore $store, private FieldReaders $readers, private Config $config)
    {
    }

    /** @return list<ContentType> those with offers and needs */
    public static function types(): array
    {
        return [ContentType::Initiative, ContentType::CommunityProfile];
    }

    public function onContentChanged(ContentChanged $change): void
    {
        if (!in_array($change->record()->type, self::types(), true)) {
            return;
        }
        $before = $change->before;
        $after = $change->after;
        if ($before !== null && ($after === null || $after->groupId !== $before->groupId || $after->language !== $before->language)) {
            $this->store->put($before->groupId, $before->language, []);
        }
        if ($after !== null) {
            $this->store->put($after->groupId, $after->language, $this->words($after));
        }
    }

    /** @return list<Migration> of items that were there before the index */
    public function migrations(Records $records): array
    {
        $index = function (int $groupId, array $group): void {
            foreach ($group as $record) {
                $this->store->put($groupId, $record->language, $this->words($record));
            }
        };

        return array_map(static fn (ContentType $type): Migration => new GroupsMigration("recommendations.002_index_{$type->value}", $type, $records, $index), self::types());
    }

    /** The offers and needs of a record as visitors read them. */
    public function publicValues(Record $record): Values
    {
        $isOpen = $record->status->isPublic() && $record->audience === Audience::Public;

        return $isOpen ? $this->readers->values($record, Visibility::Everyone) : new Values([]);
    }

    /** @return array<string, list<string>> stems by Side value */
    private function words(Record $record): array
    {
        $values = $this->publicValues($record);
        $words = [];
        foreach (Side::cases() as $side) {
            $words[$side->value] = OpportunityWords::of($values->text($side->value), $record->language, $this->config->limit('recommendations', 'wordsPerField'));
        }

        return $words;
    }
}
