<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Records;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Database;
use Passerelle\Content\Model\ContentType;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Accounts\Privacy\PublishedItems;
use WP_Post;
use WP_Post_Type;

/** What a person wrote in WordPress itself: pages, posts, media. What WordPress would not delete with an account only loses its author. */
#[Priority(50)]
final readonly class PostRecords implements PersonalRecords
{
    private const BATCH = 200;

    public function __construct(private Database $db)
    {
    }

    public function key(): string
    {
        return 'posts';
    }

    public function tables(): array
    {
        return [];
    }

    public function of(int $userId): iterable
    {
        foreach ($this->postsOf($userId) as $post) {
            if (self::isDeletedWithAuthor($post)) {
                yield [
                    'id' => $post->ID,
                    'kind' => $post->post_type,
                    'title' => $post->post_title,
                    'status' => $post->post_status,
                    'modifiedAt' => $post->post_modified_gmt,
                    'text' => $post->post_content,
                ];
            }
        }
    }

    public function erase(Erasure $erasure): void
    {
        foreach ($this->postsOf($erasure->userId) as $post) {
            if ($erasure->published === PublishedItems::Remove && self::isDeletedWithAuthor($post)) {
                wp_delete_post($post->ID, true);
                continue;
            }
            $this->db->execute("UPDATE {$this->db->wpdb->posts} SET post_author = %d WHERE ID = %d", $erasure->heirId, $post->ID);
            clean_post_cache($post->ID);
        }
    }

    /** @return iterable<WP_Post> but content and requests, which have records of their own */
    private function postsOf(int $userId): iterable
    {
        $others = [...array_column(ContentType::cases(), 'value'), RequestRecords::TYPE];
        $last = 0;
        do {
            $ids = $this->db->ids(
                "SELECT ID FROM {$this->db->wpdb->posts} WHERE post_author = %d AND post_type NOT IN (" . Database::placeholders($others)
                    . ') AND ID > %d ORDER BY ID LIMIT ' . self::BATCH,
                ...[$userId, ...$others, $last],
            );
            foreach ($ids as $id) {
                $post = get_post($id);
                if ($post instanceof WP_Post) {
                    yield $post;
                }
            }
            $last = $ids === [] ? 0 : max($ids);
        } while (count($ids) === self::BATCH);
    }

    /** Whether wp_delete_user() would delete it. */
    private static function isDeletedWithAuthor(WP_Post $post): bool
    {
        $type = get_post_type_object($post->post_type);

        return $type instanceof WP_Post_Type
            && ($type->delete_with_user === true || ($type->delete_with_user === null && post_type_supports($post->post_type, 'author')));
    }
}
