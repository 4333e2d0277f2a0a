<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Cause;
use Passerelle\Content\Changes;
use Passerelle\Content\OtherChange;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Storage;
use Passerelle\Content\Translations\Translations;
use Passerelle\Content\Values;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;

/** Makes new drafts from a record in all its languages. The caller checks the rights. */
final readonly class CopyContent
{
    public function __construct(
        private Records $records,
        private Storage $storage,
        private Changes $changes,
        private Translations $translations,
        #[From(Config::class, 'textMax', 'slug')] private int $slugLength,
    ) {
    }

    /**
     * @param callable(Values): Values $copied what the drafts begin with
     * @return Record the draft in the language of the source
     */
    public function __invoke(Viewer $actor, Record $source, callable $copied): Record
    {
        $sources = [$source, ...$this->otherLanguages($source)];

        return $this->changes->write(function () use ($actor, $sources, $copied): Record {
            $first = null;
            foreach ($sources as $each) {
                $copy = $this->copy($actor, $each, $first, $copied($each->values));
                $first ??= $copy;
            }

            return $this->records->find($first->id) ?? throw DomainError::notFound();
        });
    }

    private function copy(Viewer $actor, Record $source, ?Record $first, Values $values): Record
    {
        $slug = SuggestedSlug::of($source->title, $source->type, $this->slugLength);
        $id = $this->storage->insert($source->type, $source->language, $source->title, $slug, $actor->id, $first?->groupId);
        $this->storage->writeValues($id, $source->type, $values->all(), $source->audience);
        $copy = $this->records->find($id) ?? throw DomainError::notFound();
        if ($first !== null) {
            $this->translations->markCurrent($copy, $first);
        }
        $this->changes->announce(null, $copy, new Cause($actor, OtherChange::Duplicate));

        return $copy;
    }

    /** @return list<Record> those that are not in the trash */
    private function otherLanguages(Record $source): array
    {
        $group = $this->records->findGroups([$source->groupId])[$source->groupId] ?? [];

        return array_values(array_filter($group, static fn (Record $each): bool => $each->id !== $source->id && $each->status !== Status::Trash));
    }
}
