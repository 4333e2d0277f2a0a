<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

use Passerelle\Content\EditorRecords;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;

/** Finds records that a person owns or co-edits by words of their titles, among the last changed ones, with a fixed number of queries. */
final readonly class OwnTitles
{
    private const TYPES = [...OwnRecords::TYPES, ContentType::CallForApplication];

    public function __construct(
        private Database $db,
        private OwnSelection $selection,
        private Records $records,
        private EditorRecords $editors,
        private Config $config,
    ) {
    }

    /**
     * @param string $text every word of it occurs in the title, whatever the case and accents
     * @param Lang $language preferred where several languages of a record match
     * @return list<Record> one for each group, the last changed first
     * @throws DomainError forbidden for visitors
     */
    public function find(Viewer $viewer, string $text, Lang $language): array
    {
        if (!$viewer->isSignedIn()) {
            throw DomainError::forbidden();
        }
        $folded = Folding::fold(mb_substr($text, 0, $this->config->limit('catalogue', 'maxQueryLength')));
        if ($folded === '') {
            return [];
        }
        $words = explode(' ', $folded);
        $most = $this->config->limit('ownRecords', 'titles');
        $ids = [];
        foreach ($this->rows($viewer) as $row) {
            if (self::hasAll($words, Folding::fold((string) $row['title']))) {
                $ids[] = (int) $row['ID'];
            }
        }

        return array_slice($this->ofGroups($viewer, array_slice($ids, 0, $most * count(Lang::cases())), $language), 0, $most);
    }

    /** @param list<string> $words */
    private static function hasAll(array $words, string $title): bool
    {
        foreach ($words as $word) {
            if (!str_contains($title, $word)) {
                return false;
            }
        }

        return true;
    }

    /**
     * @param list<int> $ids
     * @return list<Record>
     */
    private function ofGroups(Viewer $viewer, array $ids, Lang $language): array
    {
        $records = $this->records->findMany($ids);
        $groups = [];
        foreach ($ids as $id) {
            $record = $records[$id] ?? null;
            // The policy decides, not the query.
            if ($record === null || !$this->editors->isReadable($viewer, $record)) {
                continue;
            }
            if (!isset($groups[$record->groupId]) || $record->language === $language) {
                $groups[$record->groupId] = $record;
            }
        }

        return array_values($groups);
    }

    /** @return list<array<string, string|null>> */
    private function rows(Viewer $viewer): array
    {
        [$own, $values] = $this->selection->of($viewer, self::TYPES, Status::listed());

        return $this->db->rows("{$own} ORDER BY modified DESC, ID DESC LIMIT %d", ...$values, ...[$this->config->limit('ownRecords', 'searched')]);
    }
}
