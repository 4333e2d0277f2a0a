<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL;

use Passerelle\Content\Record;
use Passerelle\Content\RecordPaths;
use Passerelle\Content\Translations\LanguageVersion;
use Passerelle\Content\Translations\LanguageVersions;

/** The languages of a record in the API, for those who work on it. */
final readonly class LanguageList
{
    public function __construct(private LanguageVersions $versions, private RecordPaths $paths)
    {
    }

    /**
     * @param array<string, Record> $group the records of one group by language
     * @return list<array{language: string, state: string, changedFields: list<string>, isSource: bool, id: int|null, path: string|null, title: string|null}>
     *         one for each language of the site
     */
    public function of(array $group): array
    {
        return array_map($this->language(...), $this->versions->of($group));
    }

    /** @return array{language: string, state: string, changedFields: list<string>, isSource: bool, id: int|null, path: string|null, title: string|null} */
    private function language(LanguageVersion $version): array
    {
        $record = $version->record;

        return [
            'language' => $version->language->value,
            'state' => $version->state->value,
            'changedFields' => $version->changedFields,
            'isSource' => $version->isSource,
            'id' => $record?->id,
            // The slug of what is not public is made from its title, which not every reader of the other language may know.
            'path' => $record?->status->isPublic() === true ? $this->paths->of($record) : null,
            'title' => $record?->title,
        ];
    }
}
