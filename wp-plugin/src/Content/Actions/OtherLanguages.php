<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Definitions;
use Passerelle\Content\Record;
use Passerelle\Content\Storage;
use Passerelle\Content\Translations\Translations;
use Passerelle\Content\Validation\Validator;
use Passerelle\Content\Model\Audience;

/** What a save of one language means for the other languages of the item: shared values, and which source a translation was made from. */
final readonly class OtherLanguages
{
    public function __construct(private Definitions $definitions, private Storage $storage, private Translations $translations)
    {
    }

    /**
     * Writes the shared values.
     *
     * @param array<string, Record> $siblings
     * @param array<string, mixed> $values
     * @return array<int, Record> those that changed, as they were
     */
    public function save(array $siblings, array $values, Audience $audience): array
    {
        $changed = [];
        foreach ($siblings as $sibling) {
            if ($this->changes($sibling, $values, $audience) === []) {
                continue;
            }
            $this->storage->bumpVersion($sibling->id);
            $this->storage->writeValues($sibling->id, $sibling->type, $this->sharedChanges($sibling, $values), $audience);
            $changed[$sibling->id] = $sibling;
        }

        return $changed;
    }

    /**
     * @param array<string, mixed> $values
     * @return list<string> keys of the shared values of this language that a save would change, in the order of the form
     */
    public function changes(Record $sibling, array $values, Audience $audience): array
    {
        return [...array_keys($this->sharedChanges($sibling, $values)), ...$sibling->audience === $audience ? [] : ['audience']];
    }

    /**
     * A saved translation is made from the source as it is; a minor change of a source leaves its translations as they are.
     *
     * @param Record|null $before null for a new record
     * @param array<string, Record> $siblings
     */
    public function recordOrigin(?Record $before, Record $after, array $siblings, bool $isMinorChange): void
    {
        $source = $this->translations->sourceOf($after, $siblings);
        if ($source !== null) {
            $this->translations->markCurrent($after, $source);
        } elseif ($isMinorChange && $before !== null) {
            $this->translations->followMinorChange($before, $after, $siblings);
        }
    }

    /**
     * @param array<string, mixed> $values
     * @return array<string, mixed>
     */
    private function sharedChanges(Record $sibling, array $values): array
    {
        $changes = [];
        foreach ($this->definitions->stored($sibling->type) as $field) {
            if ($field->translated || !array_key_exists($field->key, $values)) {
                continue;
            }
            $value = Validator::isEmpty($values[$field->key]) ? null : $values[$field->key];
            if ($value !== $sibling->values->raw($field->key)) {
                $changes[$field->key] = $value;
            }
        }

        return $changes;
    }
}
