<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Languages\Languages;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Records from WordPress's posts and meta: three or four queries whatever the number of ids. */
final readonly class WpRecords implements Records
{
    private const CHUNK = 200;

    /** @param list<Ledger> $ledgers */
    public function __construct(
        private Database $db,
        private Languages $languages,
        private Definitions $definitions,
        private RecordMapper $mapper,
        #[All(Ledger::class)] private array $ledgers = [],
    ) {
    }

    public function find(int $id): ?Record
    {
        return $this->findMany([$id])[$id] ?? null;
    }

    public function findMany(array $ids): array
    {
        $ids = array_values(array_unique(array_filter($ids, static fn (int $id): bool => $id > 0)));
        if ($ids === []) {
            return [];
        }
        _prime_post_caches($ids, false, true);
        $posts = [];
        foreach ($ids as $id) {
            $post = get_post($id);
            if ($post !== null && in_array($post->post_type, $this->definitions->postTypes(), true)) {
                $posts[$id] = $post;
            }
        }
        $languages = $this->languages->ofMany(array_keys($posts));
        $ledgers = $this->readLedgers($posts);

        return array_map(
            fn (\WP_Post $post): Record => $this->mapper->map(
                $post,
                $languages[$post->ID],
                $ledgers[$post->post_type][$this->languages->groupOf($post->ID)] ?? [],
            ),
            $posts,
        );
    }

    public function findGroups(array $groupIds): array
    {
        if ($groupIds === []) {
            return [];
        }
        $ids = [];
        foreach ($this->languages->ofMany($groupIds) as $groupId => $language) {
            array_push($ids, $groupId, ...array_values($language->translations));
        }
        $groups = $this->byGroup($this->findMany($ids), $groupIds);
        $missing = array_values(array_diff($groupIds, array_keys($groups)));
        if ($missing !== []) {
            $groups += $this->byGroup($this->findMany($this->languages->membersOf(...$missing)), $missing);
        }

        return $groups;
    }

    public function findBySlug(ContentType $type, Lang $language, string $slug): ?Record
    {
        $found = $this->findMany($this->languages->postsWithSlug($type->value, $language, $slug));
        usort($found, static fn (Record $a, Record $b): int => $b->status->isPublic() <=> $a->status->isPublic());

        return $found[0] ?? null;
    }

    public function allIds(ContentType $type): iterable
    {
        $last = 0;
        do {
            $ids = $this->db->ids(
                "SELECT ID FROM {$this->db->wpdb->posts} WHERE post_type = %s AND post_status <> %s AND ID > %d ORDER BY ID LIMIT %d",
                $type->value,
                Status::AutoDraft->value,
                $last,
                self::CHUNK,
            );
            yield from $ids;
            $last = $ids === [] ? $last : max($ids);
        } while ($ids !== []);
    }

    /**
     * @param array<int, \WP_Post> $posts
     * @return array<string, array<int, array<string, mixed>>> post type => group id => field key => rows
     */
    private function readLedgers(array $posts): array
    {
        $read = [];
        foreach ($this->ledgers as $ledger) {
            $type = $ledger->type()->value;
            $ofType = array_filter($posts, static fn (\WP_Post $post): bool => $post->post_type === $type);
            if ($ofType === []) {
                continue;
            }
            $groups = array_map(fn (\WP_Post $post): int => $this->languages->groupOf($post->ID), array_values($ofType));
            foreach ($ledger->read(array_values(array_unique($groups))) as $groupId => $rows) {
                $read[$type][$groupId][$ledger->key()] = $rows;
            }
        }

        return $read;
    }

    /**
     * @param array<int, Record> $records
     * @param list<int> $groupIds
     * @return array<int, array<string, Record>>
     */
    private function byGroup(array $records, array $groupIds): array
    {
        $groups = [];
        foreach ($records as $record) {
            if (in_array($record->groupId, $groupIds, true)) {
                $groups[$record->groupId][$record->language->value] = $record;
            }
        }

        return $groups;
    }
}
