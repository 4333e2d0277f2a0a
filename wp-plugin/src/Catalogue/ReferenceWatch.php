<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Kernel\Module;
use Passerelle\Reference\Taxonomies;
use WP_Term;

/** Schedules reindexing when a country or sector is renamed, moved or deleted. */
final readonly class ReferenceWatch implements Module
{
    public function __construct(private Reindex $reindex)
    {
    }

    public function register(): void
    {
        foreach (Taxonomies::all() as $taxonomy) {
            add_action("edited_{$taxonomy}", fn (int $termId) => $this->onTerm($termId), 30);
            add_action('pre_delete_term', $this->onTerm(...), 10, 1);
        }
        foreach (['added_term_meta', 'updated_term_meta'] as $hook) {
            add_action($hook, fn (mixed $metaId, int $termId) => $this->onTerm($termId), 30, 2);
        }
    }

    private function onTerm(int $termId): void
    {
        $term = get_term($termId);
        if (!$term instanceof WP_Term) {
            return;
        }
        match ($term->taxonomy) {
            Taxonomies::COUNTRY => $this->reindex->request(Filters::COUNTRY, strtoupper($term->slug)),
            Taxonomies::SECTOR => $this->reindex->request(Filters::SECTOR, $term->slug),
            default => null,
        };
    }
}
