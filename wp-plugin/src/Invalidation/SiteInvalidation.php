<?php

declare(strict_types=1);

namespace Passerelle\Invalidation;

use Passerelle\Kernel\Module;
use Passerelle\Reference\Taxonomies;
use WP_Post;

/** Announces changes of what is not content: pages, names of countries and sectors, the site's own name. */
final readonly class SiteInvalidation implements Module
{
    /** Post meta of a WordPress page that the site shows: "privacy", "home" … */
    public const PAGE_KEY = '_passerelle_page';

    private const LAYOUT_OPTIONS = ['blogname', 'blogdescription'];
    private const HOME = 'home';
    private const PUBLIC = 'publish';

    public function __construct(private Invalidations $invalidations)
    {
    }

    public function register(): void
    {
        add_action('wp_after_insert_post', $this->onPageSaved(...), 10, 4);
        add_action('before_delete_post', $this->onPageDeleted(...), 10, 2);
        foreach (Taxonomies::all() as $taxonomy) {
            foreach (['created', 'edited', 'delete'] as $event) {
                add_action("{$event}_{$taxonomy}", $this->onReferenceChanged(...), 20, 0);
            }
        }
        foreach (['added_term_meta', 'updated_term_meta', 'deleted_term_meta'] as $hook) {
            add_action($hook, fn (mixed $metaIds, int $termId) => $this->onTermMetaChanged($termId), 20, 2);
        }
        foreach (self::LAYOUT_OPTIONS as $option) {
            add_action("update_option_{$option}", fn () => $this->invalidations->add([Tags::LAYOUT]), 10, 0);
        }
    }

    private function onPageSaved(int $id, WP_Post $post, bool $update, ?WP_Post $before): void
    {
        if ($post->post_type === 'page' && ($post->post_status === self::PUBLIC || $before?->post_status === self::PUBLIC)) {
            $this->announce($id);
        }
    }

    private function onPageDeleted(int $id, WP_Post $post): void
    {
        if ($post->post_type === 'page' && $post->post_status === self::PUBLIC) {
            $this->announce($id);
        }
    }

    private function announce(int $pageId): void
    {
        $key = get_post_meta($pageId, self::PAGE_KEY, true);
        if (is_string($key) && $key !== '') {
            $this->invalidations->add($key === self::HOME ? [Tags::page($key), Tags::CATALOGUE] : [Tags::page($key)]);
        }
    }

    private function onReferenceChanged(): void
    {
        $this->invalidations->add([Tags::REFERENCE, Tags::CATALOGUE]);
    }

    private function onTermMetaChanged(int $termId): void
    {
        $term = get_term($termId);
        if ($term instanceof \WP_Term && in_array($term->taxonomy, Taxonomies::all(), true)) {
            $this->onReferenceChanged();
        }
    }
}
