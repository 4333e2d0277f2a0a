<?php

declare(strict_types=1);

namespace Passerelle\Languages;

use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

// Both languages are there before records are read.
#[Priority(500)]
final readonly class LanguagesModule implements Module, HasMigrations
{
    /** @param list<string> $postTypes post types with languages */
    public function __construct(private UniqueSlugs $slugs, private ClosedLanguages $closed, private SlugQueries $queries, private array $postTypes)
    {
    }

    public function register(): void
    {
        add_filter('pll_get_post_types', $this->translated(...));
        $this->slugs->register();
        $this->closed->register();
        $this->queries->register();
    }

    public function migrations(): array
    {
        return [new ProvisionMigration()];
    }

    /**
     * @param mixed $types of Polylang's settings, as name => name
     * @return array<string, string>
     */
    private function translated(mixed $types): array
    {
        $known = is_array($types) ? array_filter($types, is_string(...)) : [];
        return [...$known, ...array_combine($this->postTypes, $this->postTypes)];
    }
}
