<?php

declare(strict_types=1);

namespace Passerelle\Languages;

/**
 * Slugs are unique per language, among the types of one archive: French and English posts may have the same, which WordPress would
 * not allow.
 */
final readonly class UniqueSlugs
{
    /**
     * @param array<string, non-empty-list<string>> $sharing by post type: those with which it shares its slugs, itself included
     * @param array<string, list<string>> $reserved slugs that other pages have, by post type
     * @param int $max letters of a slug, its number included: forms take no longer ones
     */
    public function __construct(private Languages $languages, private int $max, private array $sharing, private array $reserved = [])
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
            $candidate = self::numbered($slug, $number, $this->max);
        }

        return $candidate;
    }

    /** The slug with a number, and shortened where both would be too long. */
    public static function numbered(string $slug, int $number, int $max): string
    {
        $end = "-{$number}";

        return rtrim(substr($slug, 0, $max - strlen($end)), '-') . $end;
    }

    private function filter(mixed $answer, mixed $slug, mixed $postId, mixed $status, mixed $postType): mixed
    {
        if (!is_string($slug) || !is_string($postType) || !isset($this->sharing[$postType])) {
            return $answer;
        }
        $id = is_numeric($postId) ? (int) $postId : 0;
        $language = $this->languages->current($id);

        return $slug === '' || $language === null ? $answer : $this->unique($postType, $language, $slug, $id);
    }

    private function isTaken(string $postType, Lang $language, string $slug, int $postId): bool
    {
        foreach ($this->sharing[$postType] ?? [$postType] as $type) {
            if (array_diff($this->languages->postsWithSlug($type, $language, $slug), [$postId]) !== []) {
                return true;
            }
        }

        return in_array($slug, $this->reserved[$postType] ?? [], true);
    }
}
