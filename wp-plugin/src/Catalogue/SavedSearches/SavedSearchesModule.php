<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches;

use Passerelle\Kernel\Migrations\HasMigrations;

/** Searches that people save, and notices of new items that they find. */
final readonly class SavedSearchesModule implements HasMigrations
{
    public function migrations(): array
    {
        return SearchTables::migrations();
    }
}
