<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\PostSubjects;
use Passerelle\Rights\Subject;
use WP_Post;

/** Builds subjects of permission checks from WordPress's cached posts, for its capability checks. */
final class StoredSubjects implements PostSubjects
{
    private const AUDIENCE = '_passerelle_audience';
    private const GROUP = '_passerelle_group';

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

        return $type === null || $status === null ? null : RecordSubject::from(
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
        foreach (RecordSubject::VALUE_KEYS as $key) {
            $values[$key] = get_post_meta($postId, Field::metaKeyOf($key), true);
        }

        return $values;
    }

    private function text(int $postId, string $metaKey): string
    {
        $value = get_post_meta($postId, $metaKey, true);

        return is_scalar($value) ? (string) $value : '';
    }
}
