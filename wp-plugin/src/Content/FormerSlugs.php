<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Former public slugs, which redirect (301) or answer 410. */
final readonly class FormerSlugs
{
    private const MAX_SLUG_LENGTH = 200;

    public function __construct(private Database $db, private Records $records)
    {
    }

    /** Stores the former slug of a record that was public. */
    public function save(Record $before, ?Record $after): void
    {
        if ($before->status->isPublic()) {
            $this->insert($before, $after === null);
        }
    }

    /** Marks all slugs of a deleted post as gone. */
    public function markGone(int $postId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET gone = 1 WHERE post_id = %d", $postId);
    }

    /** Deletes all slugs of a post, since those of profiles contain names. */
    public function forget(int $postId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE post_id = %d", $postId);
    }

    /**
     * Former addresses of one post lead to another one.
     *
     * @return list<string> their slugs
     */
    public function redirect(int $fromId, int $toId): array
    {
        $slugs = $this->db->column("SELECT slug FROM {$this->table()} WHERE post_id = %d ORDER BY slug", $fromId);
        $this->db->execute("UPDATE {$this->table()} SET post_id = %d WHERE post_id = %d", $toId, $fromId);

        return $slugs;
    }

    /**
     * The reverse of redirect().
     *
     * @param list<string> $slugs
     */
    public function takeBack(Record $record, array $slugs): void
    {
        foreach ($slugs as $slug) {
            $this->db->execute(
                "UPDATE {$this->table()} SET post_id = %d WHERE post_type = %s AND language = %s AND slug = %s",
                $record->id,
                $record->type->value,
                $record->language->value,
                $slug,
            );
        }
        $this->db->execute("DELETE FROM {$this->table()} WHERE post_id = %d AND slug = %s", $record->id, $record->slug);
    }

    /** Looks up a slug without a public record. */
    public function lookUp(ContentType $type, Lang $language, string $slug): SlugLookup
    {
        $types = array_column($type->ofSameArchive(), 'value');
        $row = $this->db->rows(
            "SELECT post_id, gone FROM {$this->table()} WHERE post_type IN (" . Database::placeholders($types) . ') AND language = %s AND slug = %s ORDER BY gone',
            ...$types,
            ...[$language->value, $slug],
        )[0] ?? null;
        if ($row === null) {
            return SlugLookup::unknown();
        }
        $record = $row['gone'] === '1' ? null : $this->records->find((int) $row['post_id']);
        if ($record === null || $record->status === Status::Trash) {
            return SlugLookup::gone();
        }

        return $record->status->isPublic() && $record->slug !== $slug ? SlugLookup::moved($record->slug) : SlugLookup::unknown();
    }

    /** False for texts that cannot be slugs, to save the query. */
    public static function canBeSlug(string $slug): bool
    {
        return $slug !== '' && strlen($slug) <= self::MAX_SLUG_LENGTH && !str_contains($slug, "\0") && mb_check_encoding($slug, 'UTF-8');
    }

    private function insert(Record $record, bool $gone): void
    {
        $this->db->execute(
            "REPLACE INTO {$this->table()} (post_type, language, slug, post_id, gone) VALUES (%s, %s, %s, %d, %d)",
            $record->type->value,
            $record->language->value,
            $record->slug,
            $record->id,
            $gone ? 1 : 0,
        );
    }

    private function table(): string
    {
        return $this->db->table('former_slugs');
    }
}
