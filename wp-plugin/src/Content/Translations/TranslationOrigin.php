<?php

declare(strict_types=1);

namespace Passerelle\Content\Translations;

/** What a translation was made from. */
final readonly class TranslationOrigin
{
    /**
     * @param int $sourceId post id
     * @param int $version of the source
     * @param array<string, string> $digests of the source's translated values, by field key; empty values have none
     */
    public function __construct(public int $sourceId, public int $version, public array $digests)
    {
    }

    /**
     * @param array<string, string> $digests of the source as it now is
     * @return list<string> keys of the fields that changed, in the order of the form
     */
    public function changes(array $digests): array
    {
        $keys = array_keys([...$digests, ...$this->digests]);

        return array_values(array_filter($keys, fn (string $key): bool => ($digests[$key] ?? null) !== ($this->digests[$key] ?? null)));
    }

    /**
     * After a minor change of the source. A field that had changed before stays changed.
     *
     * @param array<string, string> $before the source's digests before the change
     * @param array<string, string> $after and after it
     */
    public function afterMinorChange(array $before, array $after, int $version): self
    {
        $stale = $this->changes($before);
        $digests = [...array_diff_key($after, array_flip($stale)), ...array_intersect_key($this->digests, array_flip($stale))];

        return new self($this->sourceId, $stale === [] ? $version : $this->version, $digests);
    }
}
