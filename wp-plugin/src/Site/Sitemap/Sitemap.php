<?php

declare(strict_types=1);

namespace Passerelle\Site\Sitemap;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;

/**
 * URLs for search engines: items that visitors may read in full, in each published language. A part is a fixed range of group
 * ids, so that a new item changes only the last part of its type and a changed one only its own. Read from the catalogue's
 * index, which contains only published items.
 */
#[Factory('from')]
final readonly class Sitemap
{
    /**
     * @param int $groupsPerPart group ids per part, which has at most twice as many URLs in two languages
     * @param int $groupsPerPage items per response
     */
    public function __construct(
        private Database $db,
        private int $groupsPerPart,
        private int $groupsPerPage,
    ) {
    }

    public static function from(Database $db, Config $config): self
    {
        return new self($db, $config->limit('sitemap', 'groupsPerPart'), $config->limit('sitemap', 'groupsPerPage'));
    }

    /** @return list<SitemapPart> non-empty parts, by type and number */
    public function parts(): array
    {
        $rows = $this->db->rows(
            "SELECT c.type AS type, c.group_id - (c.group_id %% %d) AS part_start, MAX(p.post_modified_gmt) AS modified
            FROM {$this->db->table('catalogue')} c JOIN {$this->db->wpdb->posts} p ON p.ID = c.post_id
            WHERE c.audience = %s GROUP BY c.type, part_start ORDER BY c.type, part_start",
            $this->groupsPerPart,
            Audience::Public->value,
        );

        return array_map(fn (array $row): SitemapPart => new SitemapPart(
            ContentType::from((string) $row['type']),
            intdiv((int) $row['part_start'], $this->groupsPerPart) + 1,
            StoredInstant::read((string) $row['modified']),
        ), $rows);
    }

    /**
     * A page of a part, by id.
     *
     * @param int $number of the part, from 1
     * @param int $after `next` of the previous page; 0 for the first
     */
    public function page(ContentType $type, int $number, int $after): SitemapPage
    {
        $first = ($number - 1) * $this->groupsPerPart;
        if ($number < 1 || $number > intdiv(PHP_INT_MAX, $this->groupsPerPart)) {
            return new SitemapPage([], null);
        }
        $groups = $this->db->ids(
            "SELECT DISTINCT c.group_id FROM {$this->db->table('catalogue')} c
            WHERE c.type = %s AND c.audience = %s AND c.group_id >= %d AND c.group_id > %d AND c.group_id < %d
            ORDER BY c.group_id LIMIT %d",
            $type->value,
            Audience::Public->value,
            $first,
            $after,
            $first + $this->groupsPerPart,
            $this->groupsPerPage,
        );

        return $groups === [] ? new SitemapPage([], null) : new SitemapPage(
            $this->entries($type, $groups[0], $groups[count($groups) - 1]),
            count($groups) === $this->groupsPerPage ? $groups[count($groups) - 1] : null,
        );
    }

    /** @return list<list<SitemapAddress>> URLs of each item */
    private function entries(ContentType $type, int $from, int $to): array
    {
        $rows = $this->db->rows(
            "SELECT c.group_id AS group_id, c.language AS language, c.slug AS slug, p.post_modified_gmt AS modified
            FROM {$this->db->table('catalogue')} c JOIN {$this->db->wpdb->posts} p ON p.ID = c.post_id
            WHERE c.type = %s AND c.audience = %s AND c.group_id BETWEEN %d AND %d
            ORDER BY c.group_id, c.language DESC",
            $type->value,
            Audience::Public->value,
            $from,
            $to,
        );
        $entries = [];
        foreach ($rows as $row) {
            $entries[(int) $row['group_id']][] = new SitemapAddress(
                Lang::from((string) $row['language']),
                (string) $row['slug'],
                StoredInstant::read((string) $row['modified']),
            );
        }

        return array_values($entries);
    }
}
