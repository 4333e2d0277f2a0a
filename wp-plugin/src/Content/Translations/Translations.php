<?php

declare(strict_types=1);

namespace Passerelle\Content\Translations;

use Passerelle\Content\Record;

/**
 * Stores with each translation what it was made from, and compares it with the source as it now is. The meta of the records must
 * be in WordPress's cache, as it is after reading them, so that no query is needed.
 */
final readonly class Translations
{
    private const META = '_passerelle_translated_from';

    public function __construct(private SourceDigests $digests)
    {
    }

    /**
     * The group's first post is the source; after its deletion, the post that the other one was made from.
     *
     * @param array<string, Record> $others the other languages of the group
     */
    public function sourceOf(Record $record, array $others): ?Record
    {
        $source = array_values($others)[0] ?? null;
        $isSource = $source === null || $record->id === $record->groupId || $this->find($source)?->sourceId === $record->id;

        return $isSource ? null : $source;
    }

    /** @return list<string> keys of the texts of the source that changed since; none for a translation older than this record of origins */
    public function changedFields(Record $translation, Record $source): array
    {
        $origin = $this->find($translation);

        return $origin?->sourceId === $source->id ? $origin->changes($this->digests->of($source)) : [];
    }

    public function markCurrent(Record $translation, Record $source): void
    {
        $this->write($translation, new TranslationOrigin($source->id, $source->version, $this->digests->of($source)));
    }

    /**
     * A change of the source that its translations need not follow.
     *
     * @param array<string, Record> $others the other languages of the group
     */
    public function followMinorChange(Record $before, Record $after, array $others): void
    {
        foreach ($others as $translation) {
            $origin = $this->find($translation);
            if ($origin?->sourceId === $after->id) {
                $this->write($translation, $origin->afterMinorChange($this->digests->of($before), $this->digests->of($after), $after->version));
            }
        }
    }

    /**
     * A field that was shared by all languages has a value for each from now on: its translations begin with the value of the source.
     *
     * @param array<string, Record> $group
     */
    public function beginTranslating(string $key, array $group): void
    {
        foreach ($group as $language => $translation) {
            $source = $this->sourceOf($translation, array_diff_key($group, [$language => true]));
            $origin = $this->find($translation);
            $digest = $source === null ? null : ($this->digests->of($source)[$key] ?? null);
            if ($source !== null && $digest !== null && $origin?->sourceId === $source->id) {
                $this->write($translation, new TranslationOrigin($origin->sourceId, $origin->version, [$key => $digest, ...$origin->digests]));
            }
        }
    }

    private function find(Record $translation): ?TranslationOrigin
    {
        $stored = get_post_meta($translation->id, self::META, true);
        if (!is_array($stored) || !is_int($stored['source'] ?? null) || !is_int($stored['version'] ?? null) || !is_array($stored['digests'] ?? null)) {
            return null;
        }
        /** @var array<string, string> $digests */
        $digests = $stored['digests'];

        return new TranslationOrigin($stored['source'], $stored['version'], $digests);
    }

    private function write(Record $translation, TranslationOrigin $origin): void
    {
        update_post_meta($translation->id, self::META, ['source' => $origin->sourceId, 'version' => $origin->version, 'digests' => $origin->digests]);
    }
}
