<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Content\Audience;
use Passerelle\Content\ContentType;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Status;
use Passerelle\Content\Values;
use WP_Post;

/** Reads what rights depend on straight from a post, from WordPress's caches, for the capability checks of WordPress. */
final class Subjects
{
    private const AUDIENCE = '_passerelle_audience';
    private const GROUP = '_passerelle_group';

    /** Null for posts that are not the plugin's. A revision stands for the post it belongs to. */
    public function ofPost(int $postId): ?Subject
    {
        $post = get_post($postId);
        if ($post instanceof WP_Post && $post->post_type === 'revision') {
            $post = get_post($post->post_parent);
        }
        if (!$post instanceof WP_Post) {
            return null;
        }
        $type = ContentType::tryFrom($post->post_type);
        $status = Status::tryFrom($post->post_status);

        return $type === null || $status === null ? null : Subject::from(
            $type,
            $status,
            (int) $post->post_author,
            Audience::tryFrom($this->text($post->ID, self::AUDIENCE)) ?? Audience::Public,
            (int) $this->text($post->ID, self::GROUP) ?: $post->ID,
            new Values($this->values($post->ID)),
        );
    }

    /** @return array<string, mixed> */
    private function values(int $postId): array
    {
        $values = [];
        foreach (Subject::VALUE_KEYS as $key) {
            $values[$key] = get_post_meta($postId, (new Field($key, FieldKind::Text))->metaKey(), true);
        }

        return $values;
    }

    private function text(int $postId, string $metaKey): string
    {
        $value = get_post_meta($postId, $metaKey, true);

        return is_scalar($value) ? (string) $value : '';
    }
}
