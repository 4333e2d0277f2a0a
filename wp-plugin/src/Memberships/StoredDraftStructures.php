<?php

declare(strict_types=1);

namespace Passerelle\Memberships;

use Passerelle\Content\Definition;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Required;
use Passerelle\Content\Validation\Validator;
use Passerelle\Model\Status;

/** By the structures in which the person is an owner. */
final readonly class StoredDraftStructures implements DraftStructures
{
    public function __construct(private MembershipStore $store, private Records $records, private Definition $definition)
    {
    }

    public function hasIncomplete(int $ownerId): bool
    {
        $owned = array_filter($this->store->lists($this->store->groupsOf($ownerId)), static fn (MemberList $list): bool => $list->isOwner($ownerId));
        foreach ($this->records->findGroups(array_keys($owned)) as $group) {
            foreach ($group as $record) {
                if ($this->isIncomplete($record)) {
                    return true;
                }
            }
        }

        return false;
    }

    public function isIncomplete(Record $structure): bool
    {
        if ($structure->status !== Status::Draft) {
            return false;
        }
        foreach ($this->definition->fields() as $field) {
            if ($field->required !== Required::Never && Validator::isEmpty($structure->values->raw($field->key))) {
                return true;
            }
        }

        return $structure->title === '';
    }
}
