<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** Short lists and counts of public items, for the home page and detail pages. */
interface Finders
{
    /** @return list<int> open calls, next closing first */
    public function closingSoon(Lang $language, int $limit): array;

    /** @return list<int> events that have not ended, next start first */
    public function nextEvents(Lang $language, int $limit): array;

    /** @return list<int> trainings that have not ended: by date, then those without */
    public function nextTrainings(Lang $language, int $limit): array;

    /** @return list<int> by first publication, newest first; Structure stands for the directory's structures */
    public function latest(Lang $language, ContentType $type, int $limit): array;

    /**
     * Items of the same type with common sectors or countries, most in common first; a sector counts as two countries.
     *
     * @return list<int>
     */
    public function related(Record $record, int $limit): array;

    /** @return array<string, int> number of public items by ContentType value, for the seven search types, including zeros */
    public function countsPerType(Lang $language): array;

    /** Number of countries with public items. */
    public function countriesCount(Lang $language): int;

    /**
     * Persons and structures by country and kind: one statement.
     *
     * @return array<string, array<string, int>> by ISO code, then by Kind value; most first
     */
    public function directoryByCountry(Lang $language): array;

    /**
     * Items of an account and of groups, without persons and structures; by first publication, newest first.
     *
     * @param int $userId 0 for none
     * @param list<int> $groupIds
     * @return list<int>
     */
    public function publishedBy(Lang $language, int $userId, array $groupIds, int $limit): array;

    /**
     * The public posts of groups in one language, in the given order.
     *
     * @param list<int> $groupIds
     * @return list<int>
     */
    public function ofGroups(Lang $language, array $groupIds): array;

    /**
     * The public posts of groups, in both languages.
     *
     * @param list<int> $groupIds
     * @return list<int>
     */
    public function postsOfGroups(array $groupIds): array;
}
