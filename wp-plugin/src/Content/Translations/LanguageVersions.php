<?php

declare(strict_types=1);

namespace Passerelle\Content\Translations;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Status;

/** The languages of a record and their states, without queries. */
final readonly class LanguageVersions
{
    private const NOT_APPROVED = [Status::AutoDraft, Status::Draft, Status::ToEdit, Status::Pending, Status::Rejected];

    public function __construct(private Translations $translations)
    {
    }

    /**
     * @param array<string, Record> $group the records of one group by language
     * @return list<LanguageVersion> one for each language of the site
     */
    public function of(array $group): array
    {
        $existing = array_filter($group, static fn (Record $record): bool => $record->status !== Status::Trash);

        return array_map(fn (Lang $language): LanguageVersion => $this->version($language, $existing), Lang::cases());
    }

    /** Whether readers of a public translation miss something of its public source. */
    public function isOutdated(Record $record, ?Record $other): bool
    {
        if ($other === null || !$record->status->isPublic() || !$other->status->isPublic()) {
            return false;
        }
        $source = $this->translations->sourceOf($record, [$other->language->value => $other]);

        return $source !== null && $this->translations->changedFields($record, $source) !== [];
    }

    /** @param array<string, Record> $group */
    private function version(Lang $language, array $group): LanguageVersion
    {
        $record = $group[$language->value] ?? null;
        if ($record === null) {
            return new LanguageVersion($language, TranslationState::Missing, [], null);
        }
        $source = $this->translations->sourceOf($record, array_diff_key($group, [$language->value => true]));
        $changed = $source === null ? [] : $this->translations->changedFields($record, $source);
        $state = match (true) {
            in_array($record->status, self::NOT_APPROVED, true) => TranslationState::Draft,
            $changed !== [] => TranslationState::Outdated,
            default => TranslationState::UpToDate,
        };

        return new LanguageVersion($language, $state, $changed, $record, $source === null);
    }
}
