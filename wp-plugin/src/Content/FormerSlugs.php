<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;

/** Addresses that once were public: they redirect, or say that the thing is gone. */
final readonly class FormerSlugs
{
    public function __construct(private Database $db, private Records $records)
    {
    }

    /** Remembers the slug of what was public before a change. */
    public function keep(Record $before, ?Record $after): void
    {
        if ($before->status->isPublic()) {
            $this->remember($before, $after === null);
        }
    }

    /** The post is deleted for good: all its addresses are gone. */
    public function close(int $postId): void
    {
        $this->db->execute("UPDATE {$this->table()} SET gone = 1 WHERE post_id = %d", $postId);
    }

    /** Not even that there was something: the address of a person's profile is their name. */
    public function forget(int $postId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE post_id = %d", $postId);
    }

    /** Where an address that shows nothing public leads. */
    public function whereabouts(ContentType $type, Lang $language, string $slug): Whereabouts
    {
        $row = $this->db->rows(
            "SELECT post_id, gone FROM {$this->table()} WHERE post_type = %s AND language = %s AND slug = %s",
            $type->value,
            $language->value,
            $slug,
        )[0] ?? null;
        if ($row === null) {
            return Whereabouts::unknown();
        }
        $record = $row['gone'] === '1' ? null : $this->records->find((int) $row['post_id']);
        if ($record === null || $record->status === Status::Trash) {
            return Whereabouts::gone();
        }

        return $record->status->isPublic() && $record->slug !== $slug ? Whereabouts::moved($record->slug) : Whereabouts::unknown();
    }

    private function remember(Record $record, bool $gone): void
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
