<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

/** Registers types, statuses and meta, and watches WordPress's own ways to change them. */
final readonly class ContentModule implements Module, HasMigrations
{
    public function __construct(private Definitions $definitions, private CoreChanges $coreChanges)
    {
    }

    public function register(): void
    {
        add_action('init', function (): void {
            (new Statuses())->register();
            (new PostTypes())->register();
            (new Meta($this->definitions))->register();
        }, 5);
        $this->coreChanges->register();
    }

    public function migrations(): array
    {
        return ContentTables::migrations();
    }
}
