<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Languages\Lang;
use Passerelle\Rights\Access;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;

/** What a person finds on the site: public items only, for owners and staff too, who read more elsewhere. */
final readonly class PublicRecords
{
    public function __construct(private Policy $policy)
    {
    }

    public function isReadable(Viewer $viewer, Record $record): bool
    {
        return $record->status->isPublic() && $this->policy->access($viewer, $record) !== Access::None;
    }

    /**
     * @param array<array-key, Record> $group posts of an item, by language
     * @param Lang|null $language the preferred one
     * @return Record|null null: the person reads it in no language
     */
    public function first(Viewer $viewer, array $group, ?Lang $language = null): ?Record
    {
        foreach ([$group[$language->value ?? ''] ?? null, ...array_values($group)] as $record) {
            if ($record !== null && $this->isReadable($viewer, $record)) {
                return $record;
            }
        }

        return null;
    }
}
