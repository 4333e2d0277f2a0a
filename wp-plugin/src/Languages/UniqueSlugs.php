<?php

declare(strict_types=1);

namespace Passerelle\Languages;

/** Slugs are unique per type and language: French and English posts may have the same, which WordPress would not allow. */
final readonly class UniqueSlugs
{
    /** @param list<string> $postTypes */
    public function __construct(private Languages $languages, private array $postTypes)
    {
    }

    public function register(): void
    {
        add_filter('pre_wp_unique_post_slug', $this->filter(...), 10, 5);
    }

    public function unique(string $postType, Lang $language, string $slug, int $postId): string
    {
        $candidate = $slug;
        for ($number = 2; $this->isTaken($postType, $language, $candidate, $postId); $number++) {
            $candidate = "{$slug}-{$number}";
        }

        return $candidate;
    }

    private function filter(mixed $answer, mixed $slug, mixed $postId, mixed $status, mixed $postType): mixed
    {
        if (!is_string($slug) || !is_string($postType) || !in_array($postType, $this->postTypes, true)) {
            return $answer;
        }
        $id = is_numeric($postId) ? (int) $postId : 0;
        $language = $this->languages->current($id);

        return $slug === '' || $language === null ? $answer : $this->unique($postType, $language, $slug, $id);
    }

    private function isTaken(string $postType, Lang $language, string $slug, int $postId): bool
    {
        return array_diff($this->languages->postsWithSlug($postType, $language, $slug), [$postId]) !== [];
    }
}
