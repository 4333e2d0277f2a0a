<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Content\ContentType;
use Passerelle\Content\Record;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;

/** Short lists from the index: what is new, what closes or begins soon, what is like another thing. One statement each. */
final readonly class Highlights
{
    public function __construct(private Database $db)
    {
    }

    /**
     * @param ContentType $type one of the seven search types
     * @return list<int> post ids, newest first
     */
    public function latest(Lang $language, ContentType $type, int $count): array
    {
        return $this->db->ids(
            "SELECT c.post_id FROM {$this->table()} c WHERE c.language = %s AND c.type = %s
            ORDER BY c.published_at DESC, c.post_id DESC LIMIT %d",
            $language->value,
            $type->value,
            $count,
        );
    }

    /** @return list<int> open calls that have a closing date, the one that closes first at the head */
    public function closingSoon(Lang $language, DateTimeImmutable $now, int $count): array
    {
        $at = (string) Entries::date($now);

        return $this->db->ids(
            "SELECT c.post_id FROM {$this->table()} c
            WHERE c.language = %s AND c.type = %s AND c.closes_at >= %s AND c.state_rule = %s AND (c.opens_at IS NULL OR c.opens_at <= %s)
            ORDER BY c.closes_at, c.post_id LIMIT %d",
            $language->value,
            ContentType::CallForApplication->value,
            $at,
            StateRule::Dates->value,
            $at,
            $count,
        );
    }

    /** @return list<int> events that are not over, in the order of their beginning */
    public function nextEvents(Lang $language, DateTimeImmutable $now, int $count): array
    {
        return $this->db->ids(
            "SELECT c.post_id FROM {$this->table()} c
            WHERE c.language = %s AND c.type = %s AND c.closes_at >= %s AND c.state_rule = %s
            ORDER BY c.starts_at, c.post_id LIMIT %d",
            $language->value,
            ContentType::Event->value,
            (string) Entries::date($now),
            StateRule::Dates->value,
            $count,
        );
    }

    /**
     * Things that share sectors or countries with a record, in its language: those of its type first, then those that
     * share most. Nothing of the directory, which has no public pages.
     *
     * @return list<int>
     */
    public function related(Record $record, int $count): array
    {
        $wanted = [];
        $values = [];
        $terms = [Facet::Country->value => Entries::countries($record), Facet::Sector->value => $record->values->texts('sectors')];
        foreach ($terms as $facet => $keys) {
            foreach (array_unique($keys) as $key) {
                $wanted[] = '(t.facet = %s AND t.value = %s)';
                array_push($values, $facet, $key);
            }
        }
        if ($wanted === []) {
            return [];
        }

        return $this->db->ids(
            "SELECT c.post_id FROM {$this->db->table('catalogue_terms')} t JOIN {$this->table()} c ON c.post_id = t.post_id
            WHERE t.language = %s AND (" . implode(' OR ', $wanted) . ") AND c.group_id <> %d AND c.kind = ''
            GROUP BY c.post_id, c.type, c.published_at
            ORDER BY CASE WHEN c.type = %s THEN 0 ELSE 1 END, COUNT(*) DESC, c.published_at DESC, c.post_id DESC LIMIT %d",
            ...[$record->language->value, ...$values, $record->groupId, $record->type->searchType()->value, $count],
        );
    }

    private function table(): string
    {
        return $this->db->table('catalogue');
    }
}
