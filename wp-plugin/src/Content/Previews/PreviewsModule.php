<?php

declare(strict_types=1);

namespace Passerelle\Content\Previews;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Tasks\HasDailyTasks;

/** Public pages of what is not public, by signed links. */
final readonly class PreviewsModule implements HasMigrations, HasDailyTasks
{
    private const DAILY = 'passerelle_purge_preview_links';

    public function __construct(private PreviewStore $store)
    {
    }

    public function migrations(): array
    {
        return PreviewTables::migrations();
    }

    public function dailyTasks(): array
    {
        return [self::DAILY => $this->store->purge(...)];
    }
}
