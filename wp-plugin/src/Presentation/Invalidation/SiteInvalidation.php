<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Invalidation;

use Passerelle\Catalogue\Reading\OwnSynonyms;
use Passerelle\Files\LogoSize;
use Passerelle\Kernel\Module;
use Passerelle\Content\Model\Status;
use Passerelle\Reference\Taxonomies;
use Passerelle\Site\Home\HomePlans;
use Passerelle\Site\PageKey;
use Passerelle\Site\SiteTexts;
use WP_Post;
use WP_Term;

/** Sends cache tags of changes outside content types: pages, texts of the home page, names of countries and sectors, synonyms of the search, the size of logos, the site's title. */
final readonly class SiteInvalidation implements Module
{
    private const PAGE = 'page';
    private const LAYOUT_OPTIONS = ['blogname', 'blogdescription'];
    private const TRANSLATION_TAXONOMIES = ['language', 'post_translations'];

    public function __construct(private Invalidations $invalidations)
    {
    }

    public function register(): void
    {
        $this->registerPages();
        $this->registerReference();
        foreach (['add_option_', 'update_option_'] as $hook) {
            add_action($hook . SiteTexts::OPTION, fn () => $this->invalidations->add([Tags::LAYOUT, HomePlans::TAG]), 10, 0);
            add_action($hook . HomePlans::OPTION, fn () => $this->invalidations->add([HomePlans::TAG]), 10, 0);
            add_action($hook . OwnSynonyms::OPTION, fn () => $this->invalidations->add([Tags::CATALOGUE]), 10, 0);
            add_action($hook . LogoSize::OPTION, fn () => $this->invalidations->add([Tags::REFERENCE]), 10, 0);
        }
        foreach (self::LAYOUT_OPTIONS as $option) {
            add_action("update_option_{$option}", fn () => $this->invalidations->add([Tags::LAYOUT]), 10, 0);
        }
    }

    private function registerPages(): void
    {
        add_action('wp_after_insert_post', $this->onPageSaved(...), 10, 4);
        add_action('before_delete_post', fn (int $id, WP_Post $post) => $this->onPageSaved($id, $post, true, null), 10, 2);
        add_action('set_object_terms', $this->onPageLinked(...), 10, 4);
        foreach (PageKey::cases() as $key) {
            foreach (['add_option_', 'update_option_'] as $hook) {
                add_action("{$hook}{$key->option()}", fn () => $this->invalidations->add([Tags::page($key->value)]), 10, 0);
            }
        }
    }

    private function registerReference(): void
    {
        foreach (Taxonomies::all() as $taxonomy) {
            foreach (['created', 'edited', 'delete'] as $event) {
                add_action("{$event}_{$taxonomy}", fn () => $this->invalidations->add([Tags::REFERENCE]), 20, 0);
            }
        }
        foreach (['added_term_meta', 'updated_term_meta', 'deleted_term_meta'] as $hook) {
            add_action($hook, fn (mixed $metaIds, int $termId) => $this->onTermMetaChanged($termId), 20, 2);
        }
    }

    private function onPageSaved(int $id, WP_Post $post, bool $update, ?WP_Post $before): void
    {
        $isPublic = in_array(Status::Published->value, [$post->post_status, $before?->post_status], true);
        if ($post->post_type === self::PAGE && $isPublic) {
            $this->announcePages();
        }
    }

    /** The translations of a page changed. */
    private function onPageLinked(int $id, mixed $terms, mixed $termIds, mixed $taxonomy): void
    {
        if (in_array($taxonomy, self::TRANSLATION_TAXONOMIES, true) && get_post_type($id) === self::PAGE && get_post_status($id) === Status::Published->value) {
            $this->announcePages();
        }
    }

    /** Sends the tags of all page keys, since the translations that determine their pages may be changing. */
    private function announcePages(): void
    {
        $this->invalidations->add(array_map(static fn (PageKey $key): string => Tags::page($key->value), PageKey::cases()));
    }

    private function onTermMetaChanged(int $termId): void
    {
        $term = get_term($termId);
        if ($term instanceof WP_Term && in_array($term->taxonomy, Taxonomies::all(), true)) {
            $this->invalidations->add([Tags::REFERENCE]);
        }
    }
}
